/** Parses an amount in major units to minor units: "8,000", "8 000,50", "8.000". Undefined if it is not an amount. */
export function minorOf(text: string): number | undefined {
  const bare = text.replace(/[\s\u00A0\u202F'’£$€]/g, '');
  const decimals = /[.,](\d{1,2})$/.exec(bare);
  const whole = (decimals ? bare.slice(0, decimals.index) : bare).replace(/[.,]/g, '');
  if (!/^\d{1,13}$/.test(whole)) return undefined;
  return Number(whole) * 100 + Number((decimals?.[1] ?? '').padEnd(2, '0'));
}

/** Parses a whole number with group separators: "1,200", "1 200". */
export function wholeOf(text: string): number | undefined {
  const bare = text.replace(/[\s\u00A0\u202F'’.,]/g, '');
  return /^\d{1,13}$/.test(bare) ? Number(bare) : undefined;
}

/** Formats minor units as input text: 800000 → "8000", 1250 → "12.50". */
export const typedAmount = (minor: number): string =>
  minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);
