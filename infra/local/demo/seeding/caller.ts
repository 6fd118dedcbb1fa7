import type { Caller } from '#functions/platform/caller.ts';
import { special } from '#shared/ids.ts';
import { baseLanguages } from '#shared/locales.ts';
import { detectLanguage } from '#web/ui/forms/textLanguage/detectLanguage.ts';
import { emailOf } from '../accounts.ts';
import { userIdOf } from '../demoId.ts';
import { type PersonKey, people } from '../people.ts';
import type { DemoPerson } from '../person.ts';

/** A demo user as the caller of an operation. */
export function callerOf(person: PersonKey): Caller {
  const { username, firstName, plan, points, language }: DemoPerson = people[person];
  const UserID = userIdOf(person);
  return {
    UserID,
    username,
    firstName,
    status: 'active',
    planTypeId: plan,
    contributionPoints: points,
    language,
    email: emailOf(username),
    isAdmin: UserID === special.topAdministrator,
    needsTwoFactor: false,
    sessionSince: 0,
  };
}

/** A demo user who writes a text, on the site in its language, as far as that can be told. */
export async function writerOf(person: PersonKey, text: string): Promise<Caller> {
  const caller = callerOf(person);
  const found = await detectLanguage(text);
  return found && found !== baseLanguages[caller.language] ? { ...caller, language: found } : caller;
}
