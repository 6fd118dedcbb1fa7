import type { BudgetLines } from '#shared/entities/showing.ts';
import { type Country, type Currency, countries } from '#shared/settings.ts';
import type { Language } from '#web/i18n/languages.ts';
import { parseAmount, typedAmount } from '#web/i18n/typedNumber.ts';

/** A line of the budget as it is typed. */
export interface TypedLine {
  purpose: string;
  amount: string;
}

/** The lines of a budget as they are typed in a language. */
export const typedLines = (lines: BudgetLines | undefined, lang: Language): TypedLine[] =>
  (lines ?? []).map(({ purpose, amount }) => ({ purpose, amount: typedAmount(amount, lang) }));

interface Typed {
  budgetLines: readonly TypedLine[];
  country: Country;
}

/** Whether something has been written in a line. */
export const isWritten = ({ purpose, amount }: TypedLine): boolean =>
  Boolean(purpose.trim() || amount.trim());

/** The lines in which something has been written, with amounts in minor units; undefined where one cannot be read. */
export const linesIn = ({ budgetLines, country }: Typed, lang: Language) =>
  budgetLines.filter(isWritten).map(({ purpose, amount }) => ({
    purpose,
    amount: amountIn(amount, countries[country].currency, lang),
  }));

/** An amount in minor units; undefined if it cannot be read, or is nothing. */
export const amountIn = (typed: string, currency: Currency, lang: Language): number | undefined =>
  parseAmount(typed, lang, currency).value || undefined;

/** The lines with those amounts that can be read as they are typed in another language. */
export const retypedLines = (
  { budgetLines, country }: Typed,
  { from, to }: { from: Language; to: Language },
): TypedLine[] =>
  budgetLines.map(line => {
    const amount = amountIn(line.amount, countries[country].currency, from);
    return amount === undefined ? line : { ...line, amount: typedAmount(amount, to) };
  });
