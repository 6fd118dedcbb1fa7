import type { StoredUser } from '#functions/authors/author.store.ts';
import { endOfSessions } from '#functions/platform/caller.ts';
import { formerUsername } from '#shared/fullName.ts';

/**
 * What remains of a person who has deleted their account. Others see a former member. Of payees, name, address and
 * country stay for invoices, which the law demands.
 */
export function tombstoneOf(user: StoredUser, at: string, { isPayee }: { isPayee: boolean }): StoredUser {
  const { UserID, language, registrationDate, firstName, lastName, address, city, country } = user;
  return {
    UserID,
    username: formerUsername,
    email: '',
    ...(isPayee && { firstName, lastName, address, city, country }),
    avatar: { kind: 'ready', name: 'avatar-01' },
    language,
    status: 'deleted',
    planTypeId: 'free',
    contributionPoints: 0,
    affiliateCode: '',
    registrationDate,
    hasPassword: false,
    ...endOfSessions(at),
  };
}
