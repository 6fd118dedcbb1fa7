import * as z from 'zod/mini';
import { countryCodes, currencies, languages, lists, skills } from './settings.ts';

/** A text of so many characters, white space at both ends taken off. */
export const text = ({ min, max }: { min: number; max: number }) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max));

/** A whole number between two others, both included. */
export const integerNumber = ({ min, max }: { min: number; max: number }) =>
  z.int().check(z.gte(min), z.lte(max));

/** A whole number that may arrive as text, from a query string. */
export const integerFromString = (bounds: { min: number; max: number }) =>
  z.pipe(z.coerce.number(), integerNumber(bounds));

export const Currency = z.enum(currencies);
export const Country = z.enum(countryCodes);
export const Language = z.enum(languages);
export const Skill = z.enum(skills);

/** The language that a person writes in; interface variants fold into it. */
export const WrittenLanguage = z.enum(['en', 'fr', 'es']);
export type WrittenLanguage = z.infer<typeof WrittenLanguage>;

/** A moment: ISO 8601, UTC, milliseconds. */
export const Instant = z.iso.datetime({ precision: 3 });
/** A day of the calendar: YYYY-MM-DD. */
export const Day = z.iso.date();

/** Whole minor units of a currency: pence, cents. */
export const MinorUnits = z.int().check(z.gte(0));

/** An amount with its currency. */
export const Money = z.object({ amount: MinorUnits, currency: Currency });
export type Money = z.infer<typeof Money>;

/** Where a list goes on; absent on its first page. */
export const paginationQuery = {
  cursor: z.optional(z.string().check(z.maxLength(2_000))),
  limit: z._default(integerFromString({ min: 1, max: lists.max }), lists.pageSize),
};

/** A page of a list. `cursor` is absent on the last one. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), cursor: z.optional(z.string()) });

/** A value that is not text: URL-encoded forms carry it as JSON, JSON bodies as it is. */
export const fromForm = <Value extends z.ZodMiniType>(value: Value) => z.pipe(z.transform(parsedJson), value);

function parsedJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value; // the schema says what is wrong with it
  }
}
