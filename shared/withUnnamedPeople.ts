import { anonymousIn, anonymousUsername, formerMemberIn, formerUsername } from './fullName.ts';
import type { Language } from './settings.ts';

/** Values of a text, in which people without a name, former members and anonymous supporters, are named in its language. */
export const withUnnamedPeople = <Values extends Readonly<Record<string, string | undefined>>>(
  values: Values,
  language: Language,
): Values => {
  const names: Record<string, string> = {
    [formerUsername]: formerMemberIn(language),
    [anonymousUsername]: anonymousIn(language),
  };
  const named = Object.entries(values).map(([key, value]) => [key, names[value ?? ''] ?? value]);
  return Object.fromEntries(named) as Values; // the same keys
};
