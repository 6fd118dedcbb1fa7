import { shareMarks } from '#shared/visits.ts';
import type { Shared } from './openShareSheet.ts';

export const networks = ['email', 'whatsapp', 'bluesky', 'linkedin', 'facebook'] as const;
export type Network = (typeof networks)[number];

const query = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`) // URLSearchParams writes blanks as +, which mail programs show
    .join('&');

/** Addresses at which a network offers to share a link, with the text that it may change. No script of theirs is needed. */
const addresses: Record<Network, (title: string, link: string) => string> = {
  email: (title, link) => `mailto:?${query({ subject: title, body: `${title}\r\n\r\n${link}` })}`,
  whatsapp: (title, link) => `https://wa.me/?${query({ text: `${title}\n${link}` })}`,
  bluesky: (title, link) => `https://bsky.app/intent/compose?${query({ text: `${title}\n${link}` })}`,
  linkedin: (_, link) => `https://www.linkedin.com/sharing/share-offsite/?${query({ url: link })}`,
  facebook: (_, link) => `https://www.facebook.com/sharer/sharer.php?${query({ u: link })}`,
};

/** Address that shares something on a network. */
export const addressOn = (network: Network, { title, linkBy }: Pick<Shared, 'title' | 'linkBy'>): string =>
  addresses[network](title, linkBy(shareMarks[network]));

const host = /^(?=.{4,253}$)([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

/** Host of the Mastodon server that was typed: as a host, an address, or the end of a handle; undefined if it is none. */
export function serverOf(typed: string): string | undefined {
  const name = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/.*$/, '')
    .replace(/^.*@/, '')
    .toLowerCase();
  return host.test(name) ? name : undefined;
}

/** Address that shares something on a Mastodon server. */
export const addressOnMastodon = (
  server: string,
  { title, linkBy }: Pick<Shared, 'title' | 'linkBy'>,
): string => `https://${server}/share?${query({ text: `${title}\n${linkBy(shareMarks.mastodon)}` })}`;
