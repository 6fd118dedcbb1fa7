import * as z from 'zod/mini';
import { asRead } from './addressesIn.ts';
import { text } from './fields.ts';

/** Words that let an account pass for the platform or its staff. */
const reserved = [
  'administrator',
  'admin',
  'cairn',
  'support',
  'official',
  'moderator',
  'security',
  'billing',
  'payments',
  'system',
  'staff',
  'team',
  'help',
  'root',
];
const onlyReserved = new RegExp(`^(?:${reserved.join('|')})+$`);

/** Digits, Cyrillic and Greek letters, and the Latin letters that they look like. */
const [similar, latin] = ['0135авеікмнорстухαεικνορτυχ', 'olesabeikmhopctyxaeikvoptux'];

/** What a name looks like at a glance: without case, accents and separators. */
const appearanceOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/./gu, letter => latin[similar.indexOf(letter)] ?? letter);

const withoutNumber = (name: string): string => name.replace(/[\d._-]+$/, '');

/** Whether a username pretends to be the platform, mixes alphabets that look alike, or reads as a web address. */
export function isMisleadingUsername(name: string): boolean {
  const seemsReserved = [name, withoutNumber(name)].some(one => onlyReserved.test(appearanceOf(one)));
  const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
  const isMixed = scripts.filter(script => script.test(name)).length > 1;
  const isAddress = /^www\.|\.(?:com|net|org|info|io|co|uk|eu|app|dev|xyz|ru|cn)$/.test(asRead(name));
  return seemsReserved || isMixed || isAddress;
}

/** Control characters, line breaks and marks that change the direction of the text around them. */
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u; // names in Persian and Indic scripts need the two joiners
/** Web and email addresses. A dot after a single letter belongs to an initial: `J.R.R. Tolkien`. */
const address = /:[/\\]{2}|@|\bwww\.|\p{L}{2,}\.\p{L}{2,}|\d{1,3}(?:\.\d{1,3}){3}/u;

/** A first or last name. Emails show it, so that it must be nothing but a name: no links, no line breaks. */
export const PersonName = (bounds: { min: number; max: number }) =>
  text(bounds).check(
    z.refine(name => !invisible.test(name) && !address.test(asRead(name)), {
      error: 'validation.person_name',
    }),
  );
