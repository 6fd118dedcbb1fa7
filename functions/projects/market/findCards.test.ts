import { afterAll, beforeAll, expect, test } from 'vitest';
import { Step } from '#functions/platform/table/step.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { ProjectID, UserID } from '#shared/ids.ts';
import { cards, type StoredCard } from './card.store.ts';
import { entryAt, marketEntries } from './entry.store.ts';
import { prefixListOf } from './filterLists.ts';
import { type CardsOf, findCards } from './findCards.ts';
import type { MarketPlace } from './keyRanges.ts';

const count = 200;
/** The only projects with "crossing", far apart in the list. */
const wanted = [12, 70, 95, 185];
const idOf = (number: number) => ProjectID.parse(`p${String(number).padStart(4, '0')}`);

let world: World;
beforeAll(async () => {
  world = await createWorld();
  for (let from = 0; from < count; from += 50) {
    const some = Array.from({ length: 50 }, (_, at) => from + at);
    await world.table.transact(...some.flatMap(stepsOf));
  }
});
afterAll(() => world.close());

function stepsOf(number: number) {
  const publishedAt = new Date(Date.UTC(2026, 0, 1) - number * 60_000).toISOString();
  const card: StoredCard = {
    ProjectID: idOf(number),
    owner: {
      UserID: UserID.parse('owner'),
      username: 'owner',
      avatar: { kind: 'ready', name: 'avatar-01' },
      contributionPoints: 0,
    },
    name: wanted.includes(number) ? 'Zebra crossing' : 'Zebra',
    shortName: 'Zebra',
    description: 'Stripes.',
    language: 'en',
    country: 'FR',
    currency: 'EUR',
    image: { kind: 'cairn', palette: 'moss' },
    status: 'approved',
    progress: 0,
    endDate: '2026-12-31',
    submittedAt: publishedAt,
    budget: 100,
    raised: 0,
    supporters: 0,
    likes: 0,
    comments: 0,
    rolesOpen: 0,
    skills: [],
    needs: [],
    toHire: false,
    roleWords: '',
    version: 1,
  };
  const place = { pk: prefixListOf('newest', 'cross'), sk: `${publishedAt}#${card.ProjectID}` };
  return [
    Step.put(marketEntries.key(place), entryAt(place, card.ProjectID)),
    Step.put(cards.key(card.ProjectID), card),
  ];
}

const cardsOf: CardsOf = async entries => {
  const found = await world.table.batchGetEventually(...entries.map(({ ProjectID }) => cards.key(ProjectID)));
  return new Map(found.flatMap(card => (card ? [[card.ProjectID, card] as const] : [])));
};

const find = (limit: number, start: MarketPlace) =>
  findCards(world.table, cardsOf, {
    sort: 'newest',
    filters: { country: [], language: [], status: [], skill: [] },
    words: ['crossing', 'zebra'],
    start,
    limit,
  });
const beginning: MarketPlace = { at: '2026-11-20T12:00:00.000Z', range: 0 };
const idsOf = (found: { ProjectID: ProjectID }[]) => found.map(({ ProjectID }) => ProjectID);

test('a search with few matches reads a limited number of cards in three requests and continues by its cursor', async () => {
  const from = world.requests();
  const first = await find(20, beginning);
  expect(world.requests(from)).toBe(3);
  expect(idsOf(first.cards)).toEqual([12, 70, 95].map(idOf));
  if (!first.next) throw new Error('There is no next page');
  const second = await find(20, first.next);
  expect(idsOf(second.cards)).toEqual([idOf(185)]);
  if (!second.next) throw new Error('There is no third page');
  const third = await find(20, second.next);
  expect([third.cards, third.next]).toEqual([[], undefined]);
});

test('a full page continues right after its last project', async () => {
  const first = await find(2, beginning);
  expect(idsOf(first.cards)).toEqual([12, 70].map(idOf));
  if (!first.next) throw new Error('There is no next page');
  expect(idsOf((await find(20, first.next)).cards)).toEqual([95].map(idOf));
});
