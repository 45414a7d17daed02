/** What the operator has set for this build. */
import { siteSettings } from '../../consent/site-settings.ts';

export const SETTINGS = siteSettings(process.env);
