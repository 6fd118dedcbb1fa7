import { affiliateCodeIn } from '#shared/paths.ts';
import { readItem, storeItem } from './storage.ts';

const key = 'affiliation';

/** Stores the affiliate code of an invitation link, by whichever page it leads to, until the person signs up. */
export function keepAffiliation({ search }: Pick<Location, 'search'>): void {
  const code = affiliateCodeIn(new URLSearchParams(search));
  if (code) storeItem('local', key, code); // without storage the invitation is lost
}

/** The latest affiliate code. */
export const affiliation = (): string | undefined => readItem('local', key);
