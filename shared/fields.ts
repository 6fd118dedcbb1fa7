import * as z from 'zod/mini';
import { isSecureAddress } from './isSecureAddress.ts';
import { countryCodes, currencies, languages, lists, skills, writtenLanguages } from './settings.ts';
import { tidyText } from './visibleText.ts';

/** Tidies a text with `tidyText`. Every text that people write has it, so that it needs nothing more wherever it is shown. */
export const tidied = () => z.overwrite(tidyText);

/** A tidied text of `min` to `max` characters that shows something, unless `min` is 0. */
export const text = ({ min, max }: { min: number; max: number }) =>
  z.string().check(tidied(), z.minLength(min), z.maxLength(max));

/** An encoded word (RFC 2047), which email programs show decoded: `=?utf-8?q?Pay_here?=`. */
const encodedWord = /=\?[^\s?]+\?[bq]\?/iu;

/** The name of a person or of something of theirs, as subjects of emails have it: composed as keyboards write it (NFC). */
export const nameText = (bounds: { min: number; max: number }) =>
  z.string().check(
    tidied(),
    z.normalize('NFC'),
    z.minLength(bounds.min),
    z.maxLength(bounds.max),
    z.refine(name => !encodedWord.test(name), { error: 'validation.encoded_word' }),
  );

/** A text with messages of its own: `validation.{name}_min_length` and `validation.{name}_max_length`. */
export const namedText = (name: 'about_title' | 'task_title', { min, max }: { min: number; max: number }) =>
  z
    .string()
    .check(
      tidied(),
      z.minLength(min, { error: `validation.${name}_min_length` }),
      z.maxLength(max, { error: `validation.${name}_max_length` }),
    );

/** An integer from `min` to `max`. */
export const integerNumber = ({ min, max }: { min: number; max: number }) =>
  z.int().check(z.gte(min), z.lte(max));

/** An integer that may arrive as a string, from a query. */
export const integerFromString = (bounds: { min: number; max: number }) =>
  z.pipe(z.coerce.number(), integerNumber(bounds));

export const Currency = z.enum(currencies);
export const Country = z.enum(countryCodes);
export const Language = z.enum(languages);
export const Skill = z.enum(skills);

/** The language of texts written by users. Variants of English count as English. */
export const WrittenLanguage = z.enum(writtenLanguages);
export type WrittenLanguage = z.infer<typeof WrittenLanguage>;

/** Several of some words as a query parameter, separated by commas, each once: `?skill=writers,makers`. */
export const severalOf = <const Word extends string>(words: readonly Word[]) => {
  const word = `(${words.join('|')})`;
  return z.pipe(
    z.string().check(z.maxLength(200), z.regex(new RegExp(`^${word}(,${word})*$`))),
    z.transform((text: string) => words.filter(one => text.split(',').includes(one))),
  );
};

/** An https address. */
export const WebAddress = (max: number) =>
  z.string().check(tidied(), z.maxLength(max), z.refine(isSecureAddress, { error: 'validation.invalid' }));

/** An instant: ISO 8601, UTC, with milliseconds. */
export const Instant = z.iso.datetime({ precision: 3 });
/** A calendar day: YYYY-MM-DD. */
export const Day = z.iso.date();

/** Whole minor units of a currency: pence, cents. */
export const MinorUnits = z.int().check(z.gte(0));

/** An amount with its currency. */
export const Money = z.object({ amount: MinorUnits, currency: Currency });
export type Money = z.infer<typeof Money>;

/** Cursor of a page; absent for the first page. */
export const paginationQuery = {
  cursor: z.optional(z.string().check(z.maxLength(2_000))),
  limit: z._default(integerFromString({ min: 1, max: lists.max }), lists.pageSize),
};

/** A page of a list. `cursor` leads to the next page and is absent on the last one. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), cursor: z.optional(z.string()) });

/** A non-string value: JSON text in URL-encoded forms, the value itself in JSON bodies. */
export const fromForm = <Value extends z.ZodMiniType>(value: Value) => z.pipe(z.transform(parsedJson), value);

function parsedJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value; // the schema reports the error
  }
}

/** Part of an answer with texts of people: set if the installation has a translator, by which readers can have them translated. */
export const withTranslator = { hasTranslator: z.optional(z.literal(true)) };
