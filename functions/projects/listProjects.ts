import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { loadPlan } from '#functions/platform/load.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import { countsKeys, sumOf } from './market/counts.store.ts';
import { decodeCursor, encodeCursor, listFingerprint } from './market/cursor.ts';
import { findEntries } from './market/findEntries.ts';
import { tokenize } from './market/tokenize.ts';
import { cardPlan, publicCards, toItems } from './readCards.ts';

/** Maximum number of search words; further ones hardly narrow a search. */
const mostWords = 10;

/**
 * Lists a page of public projects, with the counts of the whole market. Cost: 2 DynamoDB requests, a few more for some
 * searches.
 */
export async function listProjects({ query }: Input<typeof contracts.listProjects>, { table, now }: Deps) {
  const { search = '', sort, limit, cursor, country, status, skill } = query;
  const words = tokenize(search).slice(0, mostWords);
  const choice = { country, status, skill };
  const list = listFingerprint([sort, country, status, skill, words, search !== '']);
  const today = now().slice(0, 10);
  const start = cursor === undefined ? { list, today, range: 0 } : decodeCursor(cursor, list);
  if (!start) return refuse('INVALID_CURSOR');
  if (search !== '' && words.length === 0) return { items: [] };

  const { entries, next } = await findEntries(table, { sort, choice, words, cursor: start, limit });
  const [counts, found] = await loadPlan(table, [countsKeys, cardPlan(entries)] as const);

  return {
    items: publicCards(toItems(found)),
    ...(next && { cursor: encodeCursor(next) }),
    counts: sumOf(counts),
  };
}
