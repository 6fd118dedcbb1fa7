import { type Html, html } from './html.ts';
import { styles } from './styles.ts';

/** A whole page in the provider's look; nothing is loaded from elsewhere. */
export function pageWith({ lang, title, body }: { lang: string; title: string; body: Html }): string {
  return html`<!doctype html>
<html lang="${lang}">
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

/** An amount of minor units in the language's own way. */
export function money(amount: number, currency: string, lang: string): string {
  const format = new Intl.NumberFormat(lang, {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
