import type { Table } from '#functions/platform/table.ts';
import type { ProjectID } from '#shared/ids.ts';
import type { StoredCard } from './card.store.ts';
import { listsOf, type MarketFilters, prefixListOf, type Sort } from './filterLists.ts';
import { type EntryWithPlace, type MarketPlace, readEntries } from './keyRanges.ts';
import { textWords } from './searchDocument.ts';
import { indexedPrefix } from './tokenize.ts';

interface Asked {
  sort: Sort;
  filters: MarketFilters;
  /** Tokens; each must be the prefix of a word of the project. */
  words: readonly string[];
  start: MarketPlace;
  limit: number;
}

/** Reads the cards of entries in one request, without those of projects that are no longer shown. */
export type CardsOf = (entries: readonly EntryWithPlace[]) => Promise<ReadonlyMap<ProjectID, StoredCard>>;

interface FoundCards {
  cards: StoredCard[];
  /** Where the next page begins; absent on the last page. */
  next?: MarketPlace | undefined;
}

/** Candidates of a search that is checked on cards. */
const mostChecked = 96;

/**
 * Finds the next projects of a list. Filters without words, and a single word that is an indexed prefix, have a list of
 * their own; several values of a filter are a union of such lists. Other searches check cards: of the first 96 projects
 * in the list of the longest word, usually the rarest, or of the skill if there is a status too. First they check as many
 * as fit on the page, because most match, and the others only if the page is not full. A page may then be shorter than
 * requested although a cursor follows. Cost: 2 DynamoDB requests, 3 if more cards are checked, and one more for each
 * further list of the union.
 */
export async function findCards(
  table: Table,
  cardsOf: CardsOf,
  { sort, filters, words, start, limit }: Asked,
): Promise<FoundCards> {
  const longest = words.toSorted((one, other) => other.length - one.length)[0];
  const hasFilters = Object.values(filters).some(values => values.length > 0);
  const bySkill = { ...filters, status: [] };

  if (longest !== undefined) {
    const beginning = indexedPrefix(longest);
    const isWhole = words.length === 1 && beginning === longest && !hasFilters;
    const reading = { lists: [prefixListOf(sort, beginning)], sort, start, limit };
    return await (isWhole
      ? wholeList(table, cardsOf, reading)
      : checkedList(table, cardsOf, reading, card => satisfies(card, filters, words)));
  }
  if (filters.skill.length > 0 && filters.status.length > 0)
    return await checkedList(table, cardsOf, { lists: listsOf(sort, bySkill), sort, start, limit }, card =>
      satisfies(card, filters, []),
    );
  return await wholeList(table, cardsOf, { lists: listsOf(sort, filters), sort, start, limit });
}

type Reading = Parameters<typeof readEntries>[1];

async function wholeList(table: Table, cardsOf: CardsOf, reading: Reading): Promise<FoundCards> {
  const { entries, more } = await readEntries(table, reading);
  const found = await cardsOf(entries);
  const cards = entries.flatMap(({ ProjectID }) => found.get(ProjectID) ?? []);
  return { cards, next: more ? entries.at(-1)?.place : undefined };
}

async function checkedList(
  table: Table,
  cardsOf: CardsOf,
  reading: Reading,
  accepts: (card: StoredCard) => boolean,
): Promise<FoundCards> {
  const { entries, more } = await readEntries(table, { ...reading, limit: mostChecked });
  const acceptedOf = async (some: readonly EntryWithPlace[]) => {
    const found = await cardsOf(some);
    return some.flatMap(({ ProjectID, place }) => {
      const card = found.get(ProjectID);
      return card && accepts(card) ? [{ card, place }] : [];
    });
  };
  const first = await acceptedOf(entries.slice(0, reading.limit));
  const others = entries.slice(reading.limit);
  if (first.length === reading.limit)
    return {
      cards: first.map(({ card }) => card),
      next: others.length > 0 || more ? first.at(-1)?.place : undefined,
    };

  const accepted = [...first, ...(others.length > 0 ? await acceptedOf(others) : [])];
  const shown = accepted.slice(0, reading.limit);
  const last = accepted.length > shown.length ? shown.at(-1) : more ? entries.at(-1) : undefined;
  return { cards: shown.map(({ card }) => card), next: last?.place };
}

function satisfies(
  card: StoredCard,
  { country, language, status, skill }: MarketFilters,
  words: readonly string[],
): boolean {
  const known = words.length > 0 ? [...textWords(card), ...card.roleWords.split(' ')] : [];
  return (
    isChosen(country, card.country) &&
    isChosen(language, card.language) &&
    isChosen(status, card.status) &&
    (skill.length === 0 || skill.some(one => card.skills.includes(one))) &&
    words.every(word => known.some(one => one.startsWith(word)))
  );
}

const isChosen = <Value>(values: readonly Value[], value: Value): boolean =>
  values.length === 0 || values.includes(value);
