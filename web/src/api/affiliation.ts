import { affiliateCodeIn } from '#shared/paths.ts';
import { storeItem } from './deviceStorage.ts';

const key = 'affiliation';

/** Stores the affiliate code of an invitation link, by whichever page it leads to, until the person signs up. */
export function keepAffiliation({ search }: Pick<Location, 'search'>): void {
  const code = affiliateCodeIn(new URLSearchParams(search));
  if (code) storeItem('local', key, code); // without storage the invitation is lost
}

/** The latest affiliate code. */
export function affiliation(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
