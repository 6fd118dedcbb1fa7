import { formerMember, type StoredUser } from '#functions/authors/author.store.ts';
import { endOfSessions } from '#functions/platform/caller.ts';

/**
 * The remaining record of a person who has deleted their account. Others see a former member. For payees, name, address and
 * country are kept for invoices, as the law requires.
 */
export function tombstoneOf(user: StoredUser, at: string, { isPayee }: { isPayee: boolean }): StoredUser {
  const { UserID, language, registrationDate, firstName, lastName, address, city, country } = user;
  return {
    ...formerMember(UserID),
    email: '',
    ...(isPayee && { firstName, lastName, address, city, country }),
    language,
    status: 'deleted',
    planTypeId: 'free',
    affiliateCode: '',
    registrationDate,
    hasPassword: false,
    ...endOfSessions(at),
  };
}
