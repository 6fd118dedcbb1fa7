import type { VisitSource } from './visits.ts';

/** Search engines by host; subdomains count as well. Google has a host per country. */
const searchHosts = [
  'bing.com',
  'duckduckgo.com',
  'ecosia.org',
  'qwant.com',
  'startpage.com',
  'search.brave.com',
  'kagi.com',
  'lilo.org',
  'yahoo.com',
  'baidu.com',
  'yandex.com',
  'yandex.ru',
  'com.google.android.googlequicksearchbox',
] as const;
const google = /^(www\.)?google\.(com|[a-z]{2}|com?\.[a-z]{2})$/;

/** Social networks and messengers by host; subdomains count as well. Android apps name themselves instead of a host. */
const socialHosts = [
  'facebook.com',
  'instagram.com',
  'threads.net',
  'threads.com',
  'whatsapp.com',
  'x.com',
  'twitter.com',
  't.co',
  'bsky.app',
  'linkedin.com',
  'lnkd.in',
  'reddit.com',
  'pinterest.com',
  'youtube.com',
  'tiktok.com',
  'snapchat.com',
  'tumblr.com',
  'discord.com',
  'telegram.org',
  't.me',
  'mastodon.social',
  'mastodon.online',
  'mamot.fr',
  'vk.com',
  'com.facebook.katana',
  'com.instagram.android',
  'com.linkedin.android',
  'com.twitter.android',
  'com.reddit.frontpage',
  'org.telegram.messenger',
] as const;

const isOf = (hosts: readonly string[], host: string): boolean =>
  hosts.some(one => host === one || host.endsWith(`.${one}`));

/** Source of a visit by `document.referrer`, which is empty for a typed address, a bookmark or an email program. */
export function sourceOfReferrer(referrer: string, ownOrigin: string): VisitSource {
  const url = URL.parse(referrer);
  if (!url) return 'direct';
  if (url.origin === ownOrigin) return 'site';
  const host = url.hostname.toLowerCase();
  if (google.test(host) || isOf(searchHosts, host)) return 'search';
  return isOf(socialHosts, host) ? 'social' : 'other';
}
