import { authors, formerMember, type StoredUser, toAuthorSummary } from '#functions/authors/author.store.ts';
import { awardCircles, awardCirclesOf } from '#functions/authors/awardCircle.store.ts';
import type { PersonCounts } from '#functions/authors/personCounts.store.ts';
import type { Hold } from '#functions/money/payouts/payout.store.ts';
import type { Table } from '#functions/platform/table.ts';
import type { Person, PersonDetails } from '#shared/entities/person.ts';
import { isSpecialAccount, type UserID } from '#shared/ids.ts';
import type { Ban } from './ban.store.ts';

/** A person as a row of a list. */
export const toPerson = (user: StoredUser): Person => {
  const { email, emailProblem, status, registrationDate, lastLogin } = user;
  return { ...toAuthorSummary(user), email, emailProblem, status, registrationDate, lastLogin };
};

/** Whether an administrator may ban a person: neither themselves nor the special accounts. */
export const isBannable = (id: UserID, administratorId: UserID): boolean =>
  id !== administratorId && !isSpecialAccount(id);

/** Circles that are shown. */
const shownCircles = 20;

/** A person's account. Cost: 1 DynamoDB request, 2 if they are banned or they and another person award each other points. */
export async function toPersonDetails(
  table: Pick<Table, 'query' | 'batchGet'>,
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
  const found = await table.query(awardCircles, { ...awardCirclesOf(user.UserID), limit: shownCircles });
  const circles = found.items;
  const ids = [...(ban ? [ban.administratorId] : []), ...circles.map(({ otherId }) => otherId)];
  const others = await table.batchGet(...ids.map(id => authors.key(id)));
  const summaryOf = (id: UserID) => {
    const other = others.find(one => one?.UserID === id);
    return other ? toAuthorSummary(other) : formerMember(id);
  };
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
      administrator: summaryOf(ban.administratorId),
    },
    ...(payoutHold && { payoutHold: { reason: payoutHold.reason, at: payoutHold.at } }),
    ...(circles.length > 0 && {
      circles: circles.map(({ otherId, lastAt }) => ({
        person: summaryOf(otherId),
        lastAt,
      })),
    }),
    canBan: isBannable(user.UserID, callerId),
  };
}
