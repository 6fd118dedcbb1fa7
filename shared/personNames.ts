import * as z from 'zod/mini';
import { withoutDisguise } from './addressesIn.ts';
import { nameText } from './fields.ts';

const brand = 'cairn';

const wordsOf = (text: string): string[] => text.split(' ');

/** Words that let an account pass for the platform or its staff, even alone. */
const authority = wordsOf(
  'administrator admin support official moderator security billing payments ' +
    'system staff team help root ' +
    'administrateur administratrice administration moderateur moderatrice ' +
    'administrador administradora administracion moderador moderadora soporte',
);

/** Words that do so next to the name of the platform, as in `cairn_equipe`. */
const offices = wordsOf(
  'service services helpdesk customer care office account accounts verified ' +
    'verification moderation news info bot ' +
    'equipe assistance aide officiel officielle securite client clients facturation ' +
    'equipo ayuda oficial seguridad servicio cliente clientes facturacion atencion',
);

/** Words that change nothing about what a name passes for. */
const fillers = wordsOf(
  'the my your our of for and from at online app hq real ' +
    'le la les de du des et el los las del y ' +
    'uk gb us usa eu fr es en',
);

/**
 * Characters that are drawn like Latin letters, and those letters, by the confusables of UTS 39 as far as usernames may have them:
 * digits, Cyrillic, Greek, Armenian, Cherokee, Lisu and Coptic, Latin letters of phonetics and without their dots, small capitals,
 * and letters with strokes and hooks that a reader takes for a slip of the font.
 */
const twins = [
  ['01', 'ol'],
  ['авегһіјкмнорсԛѕтухѵԝԁӏьүҽѡ', 'aberhijkmhopcqstyxvwdlbyew'],
  ['αεγικνοσρτυχωϲϳ', 'aeyikvooptuxwcj'],
  ['հոսօցյզ', 'hnuogjq'],
  ['ꭰꭱꭲꭺꭻꮋꮃꮇꮍꮩꮪꮯꮲꮶ', 'drtajhwmyvscpk'],
  ['ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'bpdtgkjczfmnlsrvhwxyaeiou'],
  ['ⲟⲥⲣⲭ', 'ocpx'],
  ['ıɩɪɑɡƒſʟ', 'iiiagffl'],
  ['ᴀʙᴄᴅᴇꜰɢʜᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghjklmnoprstuvwyz'],
  ['ǀᴑꬽꭎꭒʋɣᶃƍỿᶌꭇꭈꬵꞙẝ', 'loouuuyggyyrrfff'],
] as const;
/** Characters that stand for Latin letters or remind of them. */
const likenesses = [
  ['345', 'eas'],
  ['øłđħŧ', 'oldht'],
] as const;

function toLatin(pairs: readonly (readonly [string, string])[]) {
  const [similar, latin] = [pairs.map(([from]) => from).join(''), pairs.map(([, to]) => to).join('')];
  return (name: string): string => name.replace(/./gu, letter => latin[similar.indexOf(letter)] ?? letter);
}
const withoutTwins = toLatin(twins);
const withoutLikenesses = toLatin([...twins, ...likenesses]);

/** The username that this one can be read as: `Iuis`, with a capital i, as luis, and `cornelia` as comelia. */
export const readAsUsername = (name: string): string =>
  withoutTwins((/\p{Ll}/u.test(name) ? name.replaceAll('I', 'l') : name).normalize('NFKC').toLowerCase())
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/**
 * Appearance of a word at a glance: without case, accents and separators, and with one spelling for letters and pairs of
 * letters that look alike.
 */
const appearanceOf = (name: string): string =>
  withoutLikenesses(
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, ''),
  )
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** A name without digits and separators before and after it. */
const trimmed = (name: string): string => name.replace(/^[\d\s._-]+|[\d\s._-]+$/g, '');

/** Forms by which names are compared that must not be imitated: as it stands, and without numbers around it. */
export const imitableForms = (name: string): string[] =>
  [...new Set([name, trimmed(name)].map(appearanceOf))].filter(form => form !== '');

const anyOf = (words: readonly string[]): string => `(?:${words.map(appearanceOf).join('|')})`;
const onlyAuthority = new RegExp(`^${anyOf([brand, ...authority])}+$`);
const onlyOurWords = new RegExp(`^${anyOf([brand, ...authority, ...offices, ...fillers])}+$`);
const isBrand = new RegExp(`^${appearanceOf(brand)}$`);
const isOffice = new RegExp(`^${anyOf([...authority, ...offices])}$`);
/** Written together with other words: `supportcairnlondon`. Short words begin others, such as the surname Stafford. */
const together = new RegExp(
  `${anyOf([...authority, ...offices])}${appearanceOf(brand)}|${appearanceOf(brand)}${anyOf(
    [...authority, ...offices].filter(word => word.length > 6 || word === 'admin'),
  )}`,
);

/**
 * Whether a username or a full name passes for the platform or its staff: if it consists of their words, or has the platform's name
 * and one of these words anywhere. The platform's name alone is a surname and in many place names: `cairngorm_walker` and Ann Cairn
 * cannot pass for another person.
 */
export function seemsOfficial(name: string): boolean {
  // Digits look like letters, or stand between words.
  const readings = [name, name.replace(/\d+/g, ' ')];
  return readings.some(reading => {
    const whole = appearanceOf(reading);
    const words = reading.split(/[^\p{L}\p{N}\p{M}]+|(?<=\p{Ll})(?=\p{Lu})/u).map(appearanceOf);
    const hasBrand = words.some(word => isBrand.test(word));
    return (
      onlyAuthority.test(whole) ||
      (whole.includes(appearanceOf(brand)) && (onlyOurWords.test(whole) || together.test(whole))) ||
      (hasBrand && words.some(word => isOffice.test(word)))
    );
  });
}

/** Scripts of which a name has one at most. Latin stands next to those of East Asia, which look like none of them. */
const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]/u,
];

/** Letters that are drawn as a speck or a dash: apostrophes and accents of their own, and the Arabic stretch of a line. */
const specks = /[\u02b0-\u02ff\ua788-\ua78c\u0640]/u;

/** Whether a username passes for the platform, mixes alphabets that look alike, has specks for letters, or reads as a web address. */
export function isMisleadingUsername(name: string): boolean {
  const isMixed = alphabets.filter(alphabet => alphabet.test(name)).length > 1;
  const isAddress = /^www\.|\.(?:com|net|org|info|io|co|uk|eu|app|dev|xyz|ru|cn)$/.test(
    withoutDisguise(name),
  );
  return seemsOfficial(name) || isMixed || isAddress || specks.test(name);
}

/**
 * Control characters, line breaks, marks that change the direction of the text around them, and other invisible characters.
 * Names in Persian and Indic scripts need the two joiners, and Japanese ones variation selectors.
 */
const invisible =
  /(?![\u200c\u200d\p{Variation_Selector}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Web and email addresses. A dot after a single letter belongs to an initial: `J.R.R. Tolkien`. */
const address = /:[/\\]{2}|@|\bwww\.|\p{L}{2,}\.\p{L}{2,}|\d{1,3}(?:\.\d{1,3}){3}/u;

/** A first or last name. Emails show it, so that it must be nothing but a name: no links, no line breaks. */
export const PersonName = (bounds: { min: number; max: number }) =>
  nameText(bounds).check(
    z.refine(name => !invisible.test(name) && !address.test(withoutDisguise(name)), {
      error: 'validation.person_name',
    }),
  );
