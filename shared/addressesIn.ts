/** Characters besides the full stop that browsers treat as a dot in host names (UTS 46), after NFKC normalisation. */
const otherDots = /[\u3002]/g;
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
const escaped = /%[\da-f]{2}/gi;

/**
 * A text as its readers and a browser take it: without escapes, look-alike dots and characters that show nothing. Addresses are
 * searched in nothing else, so that no other spelling of one passes.
 */
export const withoutDisguise = (text: string): string =>
  text
    .replaceAll(escaped, code => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[!-~]/.test(character) ? character : code;
    })
    .normalize('NFKC')
    .replaceAll(otherDots, '.')
    .replaceAll(unseen, '')
    .toLowerCase();

/** Addresses of any kind: with a scheme, of a host, or of a number. */
const address = new RegExp(
  [
    String.raw`[a-z][a-z\d+.-]*:[/\\]{2}\S+`,
    String.raw`\b(?:mailto|ircs?|xmpp|tel|sms|data|javascript):\S+`,
    String.raw`\bwww\.\S+`,
    String.raw`[\p{L}\p{N}-]{1,63}\.\p{L}{2,}`,
    String.raw`(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])`,
    String.raw`\[[\da-f]*:[\da-f:.]*\]`,
  ].join('|'),
  'gu',
);

/** The addresses that a text shows, with or without a scheme: "https://…", "www.…", "evil.example", "192.0.2.1". */
export const addressesIn = (text: string): string[] => withoutDisguise(text).match(address) ?? [];
