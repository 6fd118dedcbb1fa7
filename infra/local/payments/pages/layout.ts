import { second } from '#shared/time.ts';
import { type Html, html } from './html.ts';
import { styles } from './styles.ts';

/** A complete page in the simulator's style, without external resources. */
export function pageWith({ title, body }: { title: string; body: Html }): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>${body}</body>
</html>`.source;
}

/** Formats the UTC day of a Unix time. */
export const dayOf = (seconds: number, dateStyle: 'long' | 'medium'): string =>
  new Date(seconds * second).toLocaleDateString('en-GB', {
    dateStyle,
    timeZone: 'UTC',
  });

/** Formats an amount in minor units. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
