import { environment } from '#functions/platform/environment.ts';

/** Whether a URL is on our own site: authorization codes and links are sent nowhere else. */
export function isSiteUrl(address: string): boolean {
  const { origin, username, password, hash } = new URL(address);
  return origin === new URL(environment('SITE_URL')).origin && !username && !password && !hash;
}
