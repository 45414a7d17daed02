/** Headings over what somebody did in uniform, in the Latin languages together: over dated posts these are jobs, elsewhere a line of personal data. Data only. */

// prettier-ignore
export const SERVICE_HEADINGS: readonly string[] = [
  'military service', 'naval service', 'army service', 'armed forces', 'armed services', 'national service', 'military', 'military record', 'service history', 'uniformed service', 'military background',
  'service militaire', 'service national', 'armée', 'forces armées', 'servicio militar', 'fuerzas armadas', 'ejército', 'serviço militar', 'forças armadas', 'exército',
  'wehrdienst', 'grundwehrdienst', 'militärdienst', 'zivildienst', 'wehr- und zivildienst', 'bundeswehr', 'militärzeit', 'servizio militare', 'forze armate', 'servizio di leva',
];
