/** Names that stay as they are in every language: the site's own, and those of services that people write about. */
const glossary = ['Cairn', 'GitHub', 'Stripe', 'Vimeo', 'YouTube'];

const code = String.raw`(?<!${'`'})(?<tick>${'`'}+)(?!${'`'})[^\n]*?[^${'`'}\n]\k<tick>(?!${'`'})`;
const addresses = [
  String.raw`<https?://[^\s<>]+>`,
  String.raw`(?:https?://|www\.)[^\s<>"]*[^\s<>"'’.,;:!?»”)\]}]`,
  String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  String.raw`(?<![\p{L}\p{N}])@[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?`,
];

const capitalised = String.raw`\p{Lu}[\p{L}'’-]+`;
const streets = [
  String.raw`\d+[a-z]?,? (?:${capitalised} ){1,3}(?:Street|Road|Lane|Avenue|Square|Terrace|Close|Row|Way|St|Rd|Ave)(?!\p{L})`,
  String.raw`\d+(?: bis| ter)?,? (?:rue|avenue|boulevard|place|quai|chemin|impasse|allée) (?:(?:de|du|des|la|le|les) |[ld]['’])*${capitalised}(?: ${capitalised})*`,
  String.raw`(?:[Cc]alle|[Aa]venida|[Pp]laza|[Pp]aseo|[Cc]amino) (?:(?:de|del|la|las|el|los) )*${capitalised}(?: ${capitalised})*,? (?:n\.º )?\d+`,
  String.raw`(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\p{N}])`,
];

const currencies = '(?:[€$£¥]|(?:EUR|USD|GBP|CHF|CAD|AUD|JPY|PLN|SEK|NOK|DKK|MXN|BRL)(?!\\p{L}))';
const units =
  '(?:%|‰|°[CF]?|(?:[mcdk]?m[²³]?|km/h|m/s|ha|[mk]?g|t|[mcd]?[lL]|h|min|ms|[kM]?Wh?|V|[kMG]?Hz|[kKMGT]B|dB|px|lb|oz|ft|mph)(?![\\p{L}\\p{N}]))';
const space = '[ \\u00A0\\u202F]';
const number = `\\d+(?:[.,:/’'–-]\\d+|${space}\\d{3}(?!\\d))*`;
const numbers = [
  String.raw`(?<![\p{L}\p{N}])\d{1,2}${space}?h${space}?\d{2}(?![\p{L}\p{N}])`,
  `(?<![\\p{L}\\p{N}])(?:${currencies}${space}?)?[-−+±]?${number}(?![\\p{L}\\p{N}])(?:${space}?(?:${currencies}|${units}))?`,
  `(?<![\\p{L}\\p{N}])${number}(?:${currencies}|${units})`,
];

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/**
 * Pattern of everything that a translation leaves as it is: code, addresses, amounts, dates, numbers with their units, and names. One
 * part of a name alone is a name only as a whole line, as people sign: it may be a word elsewhere.
 */
export function protectedPattern(names: readonly string[]): RegExp {
  const known = [...new Set([...names.map(name => name.trim()), ...glossary])]
    .filter(name => name.length > 1)
    .toSorted((one, other) => other.length - one.length);
  const signatures = known.flatMap(name => name.split(/\s+/)).map(word => `^${escaped(word)}[.,]?$`);
  const whole = known.map(name => String.raw`(?<![\p{L}\p{N}])${escaped(name)}(?![\p{L}\p{N}])`);
  return new RegExp([code, ...addresses, ...whole, ...signatures, ...streets, ...numbers].join('|'), 'gu');
}
