/** Where the preferences' toggles stand before a visitor has chosen: 'on' or 'off'. EU law wants them off. */
export const TOGGLES_START: 'on' | 'off' = 'on';
