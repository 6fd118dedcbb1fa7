import type { Table } from '#functions/platform/table.ts';
import { type Choice, listOf, type Sort, wordListOf } from './entry.store.ts';
import type { Facts } from './facts.ts';
import { listings } from './listing.store.ts';
import type { Position } from './position.ts';
import { type PlacedEntry, readLines } from './stretches.ts';
import { listedBeginning } from './words.ts';

interface Asked {
  sort: Sort;
  choice: Choice;
  /** Folded words; each must begin a word of the project. */
  words: readonly string[];
  position: Position;
  limit: number;
}

interface FoundLines {
  lines: PlacedEntry[];
  /** Where it goes on; absent at the end. */
  next?: Position | undefined;
}

/**
 * The next projects of a list. Any choice without words, and one word alone where its very beginning is listed, is a
 * list of its own and costs one request. Otherwise the list of the longest word (the rarest, as a rule) is read a
 * hundred lines at a time and the rest is checked against what the market knows of each project, five times at most:
 * a page may then be shorter than asked, and its cursor goes on.
 */
export async function findLines(
  table: Table,
  { sort, choice, words, position, limit }: Asked,
): Promise<FoundLines> {
  const longest = words.toSorted((one, other) => other.length - one.length)[0];
  if (longest === undefined)
    return await wholeList(table, { pk: listOf(sort, choice), sort, position, limit });

  const beginning = listedBeginning(longest);
  const pk = wordListOf(sort, beginning);
  const isListItself =
    words.length === 1 && beginning === longest && Object.values(choice).every(one => !one);
  if (isListItself) return await wholeList(table, { pk, sort, position, limit });

  return await checkedList(table, { pk, sort, position, limit }, facts => satisfies(facts, choice, words));
}

type Reading = Parameters<typeof readLines>[1];

async function wholeList(table: Table, reading: Reading): Promise<FoundLines> {
  const { lines, more } = await readLines(table, reading);
  return { lines, next: more ? lines.at(-1)?.position : undefined };
}

const chunk = 100;
const mostChunks = 5;

async function checkedList(
  table: Table,
  reading: Reading,
  accepts: (facts: Facts) => boolean,
): Promise<FoundLines> {
  const accepted: PlacedEntry[] = [];
  let { position } = reading;

  for (let read = 0; read < mostChunks; read++) {
    const { lines, more } = await readLines(table, { ...reading, position, limit: chunk });
    const known = await table.load(...lines.map(({ ProjectID }) => listings.key(ProjectID)));
    for (const [place, line] of lines.entries()) {
      const facts = known[place]?.facts;
      if (!facts || !accepts(facts)) continue;
      if (accepted.length === reading.limit) return { lines: accepted, next: accepted.at(-1)?.position };
      accepted.push(line);
    }
    if (!more) return { lines: accepted };
    position = lines.at(-1)?.position ?? position;
  }
  return { lines: accepted, next: position };
}

const satisfies = (facts: Facts, { country, status, skill }: Choice, words: readonly string[]): boolean =>
  (!country || facts.country === country) &&
  (!status || facts.status === status) &&
  (!skill || facts.skills.includes(skill)) &&
  words.every(word => facts.words.some(known => known.startsWith(word)));
