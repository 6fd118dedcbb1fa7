import { readQuery } from '#shared/paths.ts';

const key = 'affiliation';

/** Keeps the code of who brought this person: it comes as `?code=` and is sent with the sign-up. */
export function keepAffiliation(search: URLSearchParams): void {
  const { code } = readQuery('signup', search);
  try {
    if (code && code.length <= 64) localStorage.setItem(key, code);
  } catch {
    // nobody is thanked for bringing them
  }
}

/** The code that came last. */
export function affiliation(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
