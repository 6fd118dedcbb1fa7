import { environment } from './environment.ts';

/** URL of the site, without a trailing slash. */
export const siteUrl = (): string => environment('SITE_URL');
