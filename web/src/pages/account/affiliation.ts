import { readQuery } from '#shared/paths.ts';

const key = 'affiliation';

/** Stores the referral code (`?code=`), which is sent with the sign-up. */
export function keepAffiliation(search: URLSearchParams): void {
  const { code } = readQuery('signup', search);
  try {
    if (code && code.length <= 64) localStorage.setItem(key, code);
  } catch {
    // without storage the referral is lost
  }
}

/** The latest referral code. */
export function affiliation(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
