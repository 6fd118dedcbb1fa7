import { authors, formerMember, type StoredUser, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { PersonCounts } from '#functions/authors/personCounts.store.ts';
import type { Hold } from '#functions/money/payouts/payout.store.ts';
import type { Table } from '#functions/platform/table.ts';
import type { Person, PersonDetails } from '#shared/entities/person.ts';
import { special, type UserID } from '#shared/ids.ts';
import type { Ban } from './ban.store.ts';

/** A person as a row of a list. */
export const toPerson = (user: StoredUser): Person => {
  const { email, status, registrationDate, lastLogin } = user;
  return { ...toAuthorSummary(user), email, status, registrationDate, lastLogin };
};

/** Whether an administrator may ban a person: neither themselves nor the special accounts. */
export const isBannable = (id: UserID, administratorId: UserID): boolean =>
  id !== administratorId && id !== special.topAdministrator && id !== special.support;

/** A person's account. Cost: 1 DynamoDB request if they are banned, for the administrator who did it. */
export async function toPersonDetails(
  table: Pick<Table, 'get'>,
  user: StoredUser,
  {
    counts,
    ban,
    payoutHold,
    callerId,
  }: {
    counts: PersonCounts | undefined;
    ban: Ban | undefined;
    payoutHold: Hold | undefined;
    callerId: UserID;
  },
): Promise<PersonDetails> {
  const { planTypeId, language, about } = user;
  const by = ban && (await table.get(authors.key(ban.administratorId)));
  return {
    ...toPerson(user),
    planTypeId,
    language,
    about,
    projects: counts?.projects ?? 0,
    memberships: counts?.memberships ?? 0,
    ban: ban && {
      reason: ban.reason,
      at: ban.at,
      administrator: by ? toAuthorSummary(by) : formerMember(ban.administratorId),
    },
    ...(payoutHold && { payoutHold: { reason: payoutHold.reason, at: payoutHold.at } }),
    canBan: isBannable(user.UserID, callerId),
  };
}
