import type { Table } from '#functions/platform/table.ts';
import { type Choice, listOf, type Sort, type Traits, wordListOf } from './entry.store.ts';
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
 * list of its own. Otherwise the rest is checked on the lines of the longest word (the rarest, as a rule): on the first
 * hundred, and where they are not enough on four hundred more; a page may then be shorter than asked, and its cursor
 * goes on. One request, or two.
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

  return await checkedList(table, { pk, sort, position, limit }, traits => satisfies(traits, choice, words));
}

type Reading = Parameters<typeof readLines>[1];

async function wholeList(table: Table, reading: Reading): Promise<FoundLines> {
  const { lines, more } = await readLines(table, reading);
  return { lines, next: more ? lines.at(-1)?.position : undefined };
}

/** Lines that are read at once, one part after the other. */
const parts = [100, 400];

async function checkedList(
  table: Table,
  reading: Reading,
  accepts: (traits: Traits) => boolean,
): Promise<FoundLines> {
  const accepted: PlacedEntry[] = [];
  let { position } = reading;

  for (const limit of parts) {
    const { lines, more } = await readLines(table, { ...reading, position, limit });
    for (const line of lines) {
      if (!line.traits || !accepts(line.traits)) continue;
      if (accepted.length === reading.limit) return { lines: accepted, next: accepted.at(-1)?.position };
      accepted.push(line);
    }
    if (!more) return { lines: accepted };
    position = lines.at(-1)?.position ?? position;
  }
  return { lines: accepted, next: position };
}

const satisfies = (traits: Traits, { country, status, skill }: Choice, words: readonly string[]): boolean =>
  (!country || traits.country === country) &&
  (!status || traits.status === status) &&
  (!skill || traits.skills.includes(skill)) &&
  words.every(word => ` ${traits.words}`.includes(` ${word}`));
