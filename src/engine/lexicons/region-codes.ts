/** States and provinces as the towns of the United States, Canada and Australia are followed by them: "Raymond, MS". Data only. */
export const REGION_CODES: ReadonlySet<string> = new Set([
  'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO',
  'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY', 'DC', 'PR',
  'AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'PEI', 'QC', 'SK', 'YT',
  'NSW', 'VIC', 'QLD', 'SA', 'TAS', 'ACT',
]); // prettier-ignore

/** Those that are degrees too. */
export const DEGREE_CODES: ReadonlySet<string> = new Set(['MA', 'MS', 'MD']);
