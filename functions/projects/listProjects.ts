import type { Deps } from '#functions/platform/deps.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { Query } from '#shared/contract.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import { countsKeys, sumOf } from './market/counts.store.ts';
import { findLines } from './market/findLines.ts';
import { nameOfList, readPosition, writePosition } from './market/position.ts';
import { wordsOf } from './market/words.ts';
import { itemKeys, itemsFrom, publicCards } from './readCards.ts';

/** More words than this make a search no narrower. */
const mostWords = 10;

/** The market: a page of public projects, with the counts of the whole. Two requests without words. */
export async function listProjects({ table, now }: Deps, query: Query<typeof contracts.listProjects>) {
  const { search = '', sort, limit, cursor, country, status, skill } = query;
  const words = wordsOf(search).slice(0, mostWords);
  const choice = { country, status, skill };
  const list = nameOfList([sort, country, status, skill, words, search !== '']);
  const today = now().slice(0, 10);
  const position = cursor === undefined ? { list, today, stretch: 0 } : readPosition(cursor, list);
  if (!position) return refuse('INVALID_CURSOR');
  if (search !== '' && words.length === 0) return { items: [] };

  const { lines, next } = await findLines(table, { sort, choice, words, position, limit });
  const [one, two, three, four, ...found] = await table.batchGet(...countsKeys, ...itemKeys(lines));

  return {
    items: publicCards(itemsFrom(lines, found)),
    ...(next && { cursor: writePosition(next) }),
    counts: sumOf([one, two, three, four]),
  };
}
