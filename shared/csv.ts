import type { Currency } from './settings.ts';

type Cell = string | number;

/** What spreadsheets take for the start of a formula. */
const formula = /^[=+\-@\t\r]/;

/**
 * A table as CSV by RFC 4180, in UTF-8 with the byte order mark that spreadsheets need. Texts that a spreadsheet would
 * calculate get an apostrophe in front; numbers are left as they are.
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(cellText).join(',')}\r\n`).join('')}`;

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Minor units as a decimal with the digits of the currency: 1250 GBP → `12.50`, -5 → `-0.05`, 500 JPY → `500`. */
export function decimalOf(minor: number, currency: Currency | 'JPY'): string {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  if (digits === 0) return String(minor);
  const figures = String(Math.abs(minor)).padStart(digits + 1, '0');
  return `${minor < 0 ? '-' : ''}${figures.slice(0, -digits)}.${figures.slice(-digits)}`;
}
