import { siteUrl } from '#functions/platform/siteUrl.ts';

/** Whether a URL is on our own site: authorization codes and links are sent nowhere else. */
export function isSiteUrl(address: string): boolean {
  const { origin, username, password, hash } = new URL(address);
  return origin === new URL(siteUrl()).origin && !username && !password && !hash;
}
