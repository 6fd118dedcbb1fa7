import { authors, type StoredUser, toAuthorSummary } from '#functions/authors/author.store.ts';
import { mayBeFound } from '#functions/authors/mayBeFound.ts';
import { queryContacts } from '#functions/contacts/contactPage.ts';
import { otherOf } from '#functions/contacts/relationship.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { caps } from '#shared/caps.ts';
import { market as contracts } from '#shared/contracts/market.ts';
import type { FoundPerson } from '#shared/entities/author.ts';
import { personFilters } from '#shared/finding.ts';
import { fullNameOf } from '#shared/fullName.ts';
import type { UserID } from '#shared/ids.ts';
import type { Skill } from '#shared/settings.ts';
import { withoutBlocks } from './mayPropose.ts';
import { readAsked, toListPage } from './search/listPage.ts';
import { readingMarket } from './search/marketReader.ts';

/**
 * Lists a page of the people who may be found and match words and filters, with the number that each filter would find: the newest
 * first, or ranked if there are words. People whom the caller has blocked are neither found nor counted; people who have blocked the
 * caller are left out of the page. Cost: 2 DynamoDB requests, of signed-in people 5.
 */
export const listAuthors = operation(contracts.listAuthors, {
  uses: [readingMarket],
  async run({ query, caller }, { table, now, log, market }) {
    const asked = readAsked(personFilters, query, now());
    if (!asked) return refuse('INVALID_CURSOR');

    const [index, without] = await Promise.all([
      market.current({ table, now, log }),
      caller ? blockedBy(table, caller.UserID) : new Set<UserID>(),
    ]);
    const found = index.findPeople({ ...asked, without });
    const { people } = found;
    const ids = people.map(({ UserID }) => UserID);
    const [users, shown] = await Promise.all([
      table.batchGetEventually(...ids.map(id => authors.key(id))),
      caller && withoutBlocks(table, caller.UserID, ids),
    ]);
    const items = users.flatMap((user, at) =>
      mayBeFound(user) && (!shown || shown.has(user.UserID) || user.UserID === caller?.UserID)
        ? [toFound(user, people[at]?.skills ?? [])]
        : [],
    );
    return toListPage(asked, found, asked.sort === 'points' ? byPoints(items) : items, shownTexts);
  },
});

const toFound = (user: StoredUser, skills: Skill[]): FoundPerson => {
  const { about, writtenIn, availableHours } = user;
  return {
    ...toAuthorSummary(user),
    ...(about !== undefined && { about, ...(writtenIn && { writtenIn }) }),
    skills,
    ...(availableHours && { availableHours }),
  };
};

const shownTexts = (person: FoundPerson): string[] => [
  fullNameOf(person),
  person.username,
  person.city ?? '',
  person.about ?? '',
];

/** The people of a page by their exact points; the list itself is in order of rounded ones. */
const byPoints = (people: readonly FoundPerson[]): FoundPerson[] =>
  people.toSorted((one, other) => other.contributionPoints - one.contributionPoints);

/** Everybody whom a person has blocked. */
async function blockedBy(table: Table, reader: UserID): Promise<Set<UserID>> {
  const page = await queryContacts(table, reader, { list: 'blocked', limit: caps.blocked });
  return new Set(isRefusal(page) ? [] : page.items.map(one => otherOf(one, reader).UserID));
}
