import { afterAll, beforeAll, expect, test } from 'vitest';
import { Step } from '#functions/platform/table/step.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { ProjectID, UserID } from '#shared/ids.ts';
import type { MarketCursor } from './cursor.ts';
import { entryAt, marketEntries } from './entry.store.ts';
import { prefixListOf } from './filterLists.ts';
import { findEntries } from './findEntries.ts';
import type { SearchDocument } from './searchDocument.ts';

const owner = UserID.parse('owner');
const count = 620;
/** The only projects with "crossing", far apart in the list. */
const wanted = [12, 90, 101, 605];
const idOf = (number: number) => ProjectID.parse(`p${String(number).padStart(4, '0')}`);

/** Words that make five hundred entries exceed DynamoDB's limit of one megabyte per response. */
const filling = Array.from({ length: 100 }, (_, word) => `${word}-`.padEnd(30, 'x'));

let world: World;
beforeAll(async () => {
  world = await createWorld();
  for (let from = 0; from < count; from += 50) {
    const some = Array.from({ length: Math.min(50, count - from) }, (_, at) => from + at);
    await world.table.transact(...some.flatMap(stepsOf));
  }
});
afterAll(() => world.close());

function stepsOf(number: number) {
  const ProjectID = idOf(number);
  const publishedAt = new Date(Date.UTC(2026, 0, 1) - number * 60_000).toISOString();
  const document: SearchDocument = {
    OwnerUserID: owner,
    status: 'approved',
    country: 'FR',
    language: 'en',
    skills: [],
    needs: [],
    rolesOpen: 0,
    words: [...(wanted.includes(number) ? ['zebra', 'crossing'] : ['zebra']), ...filling],
    progress: 0,
    endDate: '2026-12-31',
    publishedAt,
  };
  const place = { pk: prefixListOf('newest', 'crossing'), sk: `${publishedAt}#${ProjectID}` };
  return [Step.put(marketEntries.key(place), entryAt(place, ProjectID, document))];
}

const find = (limit: number, cursor: MarketCursor) =>
  findEntries(world.table, {
    sort: 'newest',
    filters: { country: [], language: [], status: [], skill: [] },
    words: ['crossing', 'zebra'],
    cursor,
    limit,
  });
const start: MarketCursor = { list: 'x', today: '2026-11-20', range: 0 };
const idsOf = (entries: { ProjectID: ProjectID }[]) => entries.map(({ ProjectID }) => ProjectID);

test('a search with few matches reads a limited number of entries and continues by its cursor', async () => {
  const from = world.requests();
  const first = await find(20, start);
  expect(world.requests(from)).toBe(2);
  expect(idsOf(first.entries)).toEqual([12, 90, 101].map(idOf));
  if (!first.next) throw new Error('There is no next page');
  const second = await find(20, first.next);
  expect(idsOf(second.entries)).toEqual([idOf(605)]);
  expect(second.next).toBeUndefined();
});

test('a full page continues right after its last project', async () => {
  const first = await find(2, start);
  expect(idsOf(first.entries)).toEqual([12, 90].map(idOf));
  if (!first.next) throw new Error('There is no next page');
  expect(idsOf((await find(20, first.next)).entries)).toEqual([idOf(101)]);
});
