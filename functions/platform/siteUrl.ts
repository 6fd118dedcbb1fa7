import { environment } from './environment.ts';

/** URL of the site, without a trailing slash. */
export const siteUrl = environment('SITE_URL');
