import type { Caller } from '#functions/platform/caller.ts';
import { special } from '#shared/ids.ts';
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
