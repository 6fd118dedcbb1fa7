import { numberFormatter } from './locales.ts';
import type { Currency, Language } from './settings.ts';

/** A decimal with a point: `12.50`. */
export interface Decimal {
  decimal: string;
}

type Cell = string | number | Decimal;

/**
 * A table as CSV by RFC 4180, in UTF-8 with the byte order mark that spreadsheets need, in the format of spreadsheets in
 * the reader's language: if decimals have a comma, semicolons separate cells. Texts that a spreadsheet would calculate get
 * an apostrophe in front.
 */
export function toCsv(rows: readonly (readonly Cell[])[], language: Language): string {
  const parts = numberFormatter(language, {}).formatToParts(1.5);
  const point = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const separator = point === ',' ? ';' : ',';
  const write = (cell: Cell): string => {
    if (typeof cell === 'string') return cell && `"${defused(cell).replaceAll('"', '""')}"`;
    return (typeof cell === 'number' ? String(cell) : cell.decimal).replace('.', point);
  };
  return `\uFEFF${rows.map(row => `${row.map(write).join(separator)}\r\n`).join('')}`;
}

/**
 * Disarms formulas: puts an apostrophe before text that begins with one of their signs, half or full width, also after
 * anything that a spreadsheet may take for the end of a cell.
 */
const defused = (text: string): string =>
  text.replace(/(^|[,;|\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/g, "$1$2'").replace(/^(?=[\t\r])/, "'");

/** Minor units as a decimal with the digits of the currency: 1250 GBP → `12.50`, -5 → `-0.05`, 500 JPY → `500`. */
export function decimalOf(minor: number, currency: Currency | 'JPY'): Decimal {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  if (digits === 0) return { decimal: String(minor) };
  const figures = String(Math.abs(minor)).padStart(digits + 1, '0');
  return { decimal: `${minor < 0 ? '-' : ''}${figures.slice(0, -digits)}.${figures.slice(-digits)}` };
}
