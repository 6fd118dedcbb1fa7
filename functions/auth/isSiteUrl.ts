import { environment } from '#functions/platform/environment.ts';

/** Whether an address is on our own site: codes and links go nowhere else. */
export function isSiteUrl(address: string): boolean {
  const { origin, username, password, hash } = new URL(address);
  return origin === new URL(environment('SITE_URL')).origin && !username && !password && !hash;
}
