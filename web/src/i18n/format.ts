import {
  cachedFormatter,
  formatDateWith,
  formatList,
  formatMoney,
  formatNumber,
  numberFormatter,
} from '#shared/locales.ts';
import type { Currency } from '#shared/settings.ts';
import { useHydrated } from '#web/api/useHydrated.ts';
import { useLanguage } from './LanguageContext.ts';
import type { Language } from './languages.ts';

type Moment = Date | string | number;

const relative = cachedFormatter(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

/** A share from 0 to 1 as a whole percentage: "61%", « 61 % ». */
export const formatShare = (language: Language, share: number): string =>
  formatNumber(language, share, { style: 'percent', maximumFractionDigits: 0 });

/** Size of a file: "1.2 MB", « 340 ko ». */
export function formatFileSize(language: Language, bytes: number): string {
  const isSmall = bytes < 2 ** 20;
  const size = isSmall ? Math.max(0.1, bytes / 2 ** 10) : bytes / 2 ** 20;
  return formatNumber(language, size, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall && bytes > 2 ** 10 ? 0 : 1,
  });
}

/** The sign of a currency and the side on which the language writes it. */
export function currencySign(language: Language, currency: Currency): { sign: string; before: boolean } {
  const parts = numberFormatter(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return { sign, before: parts[0]?.type === 'currency' };
}

export const DATE_STYLES = {
  /** 14 Nov 2025 */
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 14 November 2025 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 14 Nov */
  short: { day: 'numeric', month: 'short' },
  /** November 2025 */
  month: { month: 'long', year: 'numeric' },
  /** "Nov", for the axis of a chart. */
  shortMonth: { month: 'short' },
  /** 14 Nov 2025, 09:41 */
  moment: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  /** 14 Nov 2025, 09:41 UTC */
  zonedMoment: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  /** 09:41 */
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof DATE_STYLES;

/** A date without a time (2026-06-30) is the same day in every time zone. */
export function formatDate(
  language: Language,
  moment: Moment,
  style: DateStyle = 'day',
  timeZone?: string,
): string {
  const dayOnly = typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment);
  const zone = dayOnly ? 'UTC' : timeZone;
  const options = { ...DATE_STYLES[style], ...(zone && { timeZone: zone }) };
  return formatDateWith(language, options, new Date(moment));
}

const SPANS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "2 days ago", "in 3 weeks", "yesterday". */
export function formatRelative(language: Language, moment: Moment, now: Moment = Date.now()): string {
  const seconds = (new Date(moment).getTime() - new Date(now).getTime()) / 1000;
  const [unit, size] = SPANS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return relative(language, { numeric: 'auto' }).format(Math.trunc(seconds / size), unit);
}

/**
 * All of the above in the language of the page. Dates are those of UTC until the page is hydrated, because the server does not
 * know the visitor's time zone.
 */
export function useFormat() {
  const language = useLanguage();
  const timeZone = useHydrated() ? undefined : 'UTC';
  return {
    number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(language, value, options),
    share: (share: number) => formatShare(language, share),
    fileSize: (bytes: number) => formatFileSize(language, bytes),
    money: (minor: number, currency: Currency, options?: { whole?: boolean }) =>
      formatMoney(language, minor, currency, options),
    date: (moment: Moment, style?: DateStyle) => formatDate(language, moment, style, timeZone),
    /** A date of money: payments, payouts, invoices, plans. Always the UTC day, as on receipts, in exports and emails. */
    utcDate: (moment: Moment, style?: DateStyle) => formatDate(language, moment, style, 'UTC'),
    /** A moment until which a person can act, in their own zone, which is named: "14 Nov 2025, 09:41 GMT". */
    deadline: (moment: Moment) => formatDate(language, moment, 'zonedMoment', timeZone),
    relative: (moment: Moment, now?: Moment) => formatRelative(language, moment, now),
    list: (items: readonly string[], type?: Intl.ListFormatType) => formatList(language, items, type),
  };
}
