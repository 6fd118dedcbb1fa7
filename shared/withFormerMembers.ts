import { formerMemberIn, formerUsername } from './fullName.ts';
import type { Language } from './settings.ts';

/** Values of a text, with the former members among them named in its language. */
export const withFormerMembers = <Values extends Readonly<Record<string, string | undefined>>>(
  values: Values,
  language: Language,
): Values => {
  const named = Object.entries(values).map(([key, value]) => [
    key,
    value === formerUsername ? formerMemberIn(language) : value,
  ]);
  return Object.fromEntries(named) as Values; // the same keys
};
