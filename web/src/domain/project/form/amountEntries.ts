import { type Country, type Currency, countries } from '#shared/settings.ts';
import type { Language } from '#web/i18n/languages.ts';
import { parseAmount, typedAmount } from '#web/i18n/typedNumber.ts';

/** A text with an amount as it is typed. */
interface Typed {
  amount: string;
}

/** A line of the budget as it is typed. */
export interface TypedLine extends Typed {
  purpose: string;
}

/** A milestone of an owner's own as it is typed. */
export interface TypedMilestone extends Typed {
  name: string;
}

const withAmount = <Entry extends { amount: unknown }, Amount>(
  entry: Entry,
  amount: Amount,
): Omit<Entry, 'amount'> & { amount: Amount } => ({ ...entry, amount });

/** Entries with amounts in minor units as they are typed in a language. */
export const typedEntries = <Entry extends { amount: number }>(
  entries: readonly Entry[] | undefined,
  lang: Language,
) => (entries ?? []).map(entry => withAmount(entry, typedAmount(entry.amount, lang)));

/** Whether something has been written in an entry. */
export const isWritten = (entry: TypedLine | TypedMilestone): boolean =>
  Object.values<string>({ ...entry }).some(text => text.trim());

/** The entries in which something has been written, with amounts in minor units; undefined where one cannot be read. */
export const entriesIn = <Entry extends TypedLine | TypedMilestone>(
  entries: readonly Entry[],
  country: Country,
  lang: Language,
) =>
  entries
    .filter(isWritten)
    .map(entry => withAmount(entry, amountIn(entry.amount, countries[country].currency, lang)));

/** Milestones with their amounts in minor units, lowest first: people write them in any order. Those that cannot be read are last. */
export const milestonesIn = (milestones: readonly TypedMilestone[], country: Country, lang: Language) =>
  entriesIn(milestones, country, lang).toSorted(
    (one, other) => (one.amount ?? Infinity) - (other.amount ?? Infinity) || 0, // two that cannot be read differ by NaN
  );

/** An amount in minor units; undefined if it cannot be read, or is nothing. */
export const amountIn = (typed: string, currency: Currency, lang: Language): number | undefined =>
  parseAmount(typed, lang, currency).value || undefined;

/** The entries with those amounts that can be read as they are typed in another language. */
export const retypedEntries = <Entry extends Typed>(
  entries: readonly Entry[],
  country: Country,
  { from, to }: { from: Language; to: Language },
): Entry[] =>
  entries.map(entry => {
    const amount = amountIn(entry.amount, countries[country].currency, from);
    return amount === undefined ? entry : { ...entry, amount: typedAmount(amount, to) };
  });
