import * as z from 'zod/mini';
import type { Schema } from '../contract.ts';
import { pageOf, paginationQuery, severalOf, tidied } from '../fields.ts';
import { searchLength } from '../search.ts';
import { writtenLanguages } from '../settings.ts';

/** Page and words of a list that is searched and filtered; its filters and order are in its own contract. */
export const foundQuery = {
  ...paginationQuery,
  /**
   * Words, beginnings or other forms of words in the texts of what is listed; `"a phrase"`, and `-word` for words that must not
   * occur.
   */
  search: z.optional(z.string().check(tidied(), z.maxLength(searchLength))),
};

/** Languages that the reader reads: what is written in one of them comes before everything else, in any order. */
export const readQuery = { reads: z.optional(severalOf(writtenLanguages)) };

/** Matches in a language that the reader reads; absent if the call did not name any. */
export const readCount = { readable: z.optional(z.int()) };

/** Numbers by value of a filter. */
const optionCounts = z.record(z.string(), z.int());

/** Exact numbers of a list with these filters. */
export const foundCounts = <Name extends string>(filters: Readonly<Record<Name, unknown>>) => ({
  /** Matches of the words and filters, and matches of the words alone. */
  matching: z.int(),
  matchingWords: z.int(),
  /** Matches per value of each filter, if it were the only one of its filter; the other filters apply. */
  ...(Object.fromEntries(Object.keys(filters).map(name => [name, optionCounts])) as Record<
    Name,
    typeof optionCounts
  >), // one for each name
  /** Matches without the values of a filter, for each filter that has some. */
  without: optionCounts,
});

export const corrected = {
  /** The words that were looked for, because nothing has those that were typed. */
  corrected: z.optional(z.string()),
};

/** A page of a list that is searched and filtered. */
export const foundPage = <Item extends Schema, Counts extends Schema>(Item: Item, counts: Counts) =>
  z.extend(pageOf(Item), {
    counts,
    ...corrected,
  });
