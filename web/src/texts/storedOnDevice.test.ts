import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';

const pages = openPages();
const web = new URL('../', import.meta.url);
const source = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter(file => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('testing/'))
  .map(file => readFileSync(new URL(file, web), 'utf8'));

/** Keys that the code writes, with `*` for the parts that it fills in, and the preferences of `shell/stored.ts`. */
const preferences =
  /type StoredKey = (.*);/.exec(readFileSync(new URL('shell/stored.ts', web), 'utf8'))?.[1] ?? '';
const keys = new Set([
  ...source.flatMap(text =>
    [...text.matchAll(/(['`])((?:cairn\.|affiliation)[^'`\n]*)\1/g)].map(([, , key = '']) =>
      key.replaceAll(/\$\{[^}]*\}/g, '*'),
    ),
  ),
  ...[...preferences.matchAll(/'(\w+)'/g)].map(([, name]) => `cairn.${name}`),
]);

/** Words of the privacy notice about each key, in English, French and Spanish. */
const said: Record<string, readonly [en: string, fr: string, es: string]> = {
  'cairn.language': ['language', 'la langue', 'idioma'],
  'cairn.reads': ['languages you read', 'langues que vous lisez', 'idiomas que lees'],
  'cairn.region': ['country', 'le pays', 'país'],
  'cairn.theme': ['theme', 'le thème', 'tema'],
  'cairn.shortcuts': ['keyboard shortcuts', 'raccourcis clavier', 'atajos de teclado'],
  'cairn.privacy': ['notices you’ve dismissed', 'messages que vous avez fermés', 'avisos que has cerrado'],
  'cairn.draft.proposal.*': ['drafts', 'brouillons', 'borradores'],
  'cairn.draft.proposal.*.*': ['drafts', 'brouillons', 'borradores'],
  'cairn.draft.form.*.*.*': ['drafts', 'brouillons', 'borradores'],
  'cairn.tasks.*': ['drafts', 'brouillons', 'borradores'],
  'cairn.suggestions.gone': [
    'suggestions you’ve put aside',
    'suggestions que vous avez écartées',
    'sugerencias que has descartado',
  ],
  'cairn.searches': ['latest searches', 'dernières recherches', 'últimas búsquedas'],
  'cairn.project': ['last project you opened', 'dernier projet ouvert', 'último proyecto que abriste'],
  'cairn.page.*.*': ['arranged your boards', 'organisation de vos tableaux', 'ordenado tus tableros'],
  'cairn.next': ['page to return to', 'page où revenir', 'página a la que volver'],
  'cairn.signed-in': ['you’re signed in', 'votre session est ouverte', 'tienes la sesión abierta'],
  'cairn.signed-in-before': [
    'signed in here before',
    's’est déjà connecté ici',
    'ya ha iniciado sesión aquí',
  ],
  'cairn.api-server-down': [
    'our server couldn’t be reached',
    'notre serveur ne répondait pas',
    'conectar con nuestro servidor',
  ],
  'cairn.signUp': [
    'random number that recognises this browser',
    'nombre aléatoire qui reconnaît ce navigateur',
    'número aleatorio que reconoce este navegador',
  ],
  affiliation: [
    'if you came through an invitation, its code',
    'par une invitation, son code',
    'por una invitación, su código',
  ],
  'cairn.visit.*': ['how you came to a project', 'votre provenance', 'cómo llegaste a un proyecto'],
  'cairn.market.trail': [
    'pages of the project list',
    'pages de la liste des projets',
    'páginas de la lista de proyectos',
  ],
  'cairn.scroll': [
    'how far down each page you were',
    'votre position sur chaque page',
    'en qué punto de cada página estabas',
  ],
  'cairn.order': ['payment you’ve begun', 'paiement commencé', 'pago que has empezado'],
  'cairn.follow': ['wanted to follow', 'vouliez suivre', 'querías seguir'],
  'cairn.identity': [
    'sign-in with an identity provider',
    'connexion par un fournisseur d’identité',
    'inicio de sesión con un proveedor de identidad',
  ],
};

type Group = 'session' | 'settings' | 'drafts' | 'left off' | 'way here';

/** Names that the banner gives to the groups of stored items, in English, French and Spanish. */
const inBanner: Record<Group, readonly [en: string, fr: string, es: string]> = {
  session: ['your session and this device', 'votre session et cet appareil', 'tu sesión y este dispositivo'],
  settings: ['your settings', 'vos réglages', 'tus ajustes'],
  drafts: ['your drafts', 'vos brouillons', 'tus borradores'],
  'left off': ['where you left off', 'l’endroit où vous en étiez', 'por dónde ibas'],
  'way here': ['how you came here', 'votre provenance', 'cómo llegaste'],
};

/** The group of each key and cookie. */
const groups: Record<string, Group> = {
  cairn_refresh: 'session',
  cairn_device: 'session',
  cairn_connect: 'session',
  'cairn.signed-in': 'session',
  'cairn.signed-in-before': 'session',
  'cairn.signUp': 'session',
  'cairn.identity': 'session',
  'cairn.language': 'settings',
  'cairn.reads': 'settings',
  'cairn.region': 'settings',
  'cairn.theme': 'settings',
  'cairn.shortcuts': 'settings',
  'cairn.privacy': 'settings',
  'cairn.page.*.*': 'settings',
  'cairn.suggestions.gone': 'settings',
  'cairn.searches': 'left off',
  'cairn.draft.proposal.*': 'drafts',
  'cairn.draft.proposal.*.*': 'drafts',
  'cairn.draft.form.*.*.*': 'drafts',
  'cairn.tasks.*': 'drafts',
  'cairn.project': 'left off',
  'cairn.next': 'left off',
  'cairn.market.trail': 'left off',
  'cairn.scroll': 'left off',
  'cairn.order': 'left off',
  'cairn.follow': 'left off',
  'cairn.api-server-down': 'left off',
  affiliation: 'way here',
  'cairn.visit.*': 'way here',
};

/** Cookies that the server sets. */
const functions = new URL('../../../functions/', import.meta.url);
const cookies = new Set(
  readdirSync(functions, { recursive: true, encoding: 'utf8' })
    .filter(file => /(?<!\.test)\.ts$/.test(file) && !file.includes('testing/'))
    .flatMap(file => [...readFileSync(new URL(file, functions), 'utf8').matchAll(/'(cairn_\w+)'/g)])
    .map(([, name = '']) => name),
);

/** Words of the privacy notice about each cookie, in the same languages. */
const saidOfCookies: typeof said = {
  cairn_refresh: ['keeps you signed in', 'maintient votre session', 'mantiene tu sesión'],
  cairn_device: ['recognises this device', 'reconnaît cet appareil', 'reconoce este dispositivo'],
  cairn_connect: [
    'a payout account with Stripe',
    'compte de versement chez Stripe',
    'cuenta de cobro en Stripe',
  ],
};

/** Prefixes in the sources to which other code adds a name. */
const prefixes = ['cairn.', 'cairn.*'];

/** Channels between tabs, which store nothing. */
const channels = ['cairn.session', 'cairn.confirmed'];

const deviceSection = (lang: string): string =>
  /\{#device\}([\s\S]*?)\n## /.exec(
    readFileSync(new URL(`${lang}/privacy.md`, import.meta.url), 'utf8'),
  )?.[1] ?? '';

describe('The privacy notice', () => {
  test('knows every key that the code stores, and no other', () => {
    expect([...keys].toSorted()).toEqual([...Object.keys(said), ...channels, ...prefixes].toSorted());
  });

  test('knows every cookie that the server sets, and no other', () => {
    expect([...cookies].toSorted()).toEqual(Object.keys(saidOfCookies).toSorted());
  });

  test('knows what the browser has stored after a visit, by libraries too', async () => {
    const { page } = await pages.open('/en/market?search=tide', {}, { isNewDevice: true });
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.reload();
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    const patterns = Object.keys(said).map(
      known => new RegExp(`^${known.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
    );
    const isKnown = (key: string) => patterns.some(pattern => pattern.test(key));
    expect(stored).toContain('cairn.scroll');
    expect(stored.filter(key => !isKnown(key))).toEqual([]);
  });

  test.each(['en', 'fr', 'es'] as const)('lists all of it in %s', lang => {
    const text = deviceSection(lang);
    const index = ['en', 'fr', 'es'].indexOf(lang);
    const missing = Object.values({ ...said, ...saidOfCookies })
      .map(words => words[index] ?? '')
      .filter(words => !text.includes(words));
    expect(missing).toEqual([]);
  });
});

describe('The privacy banner', () => {
  test('knows every key and every cookie', () => {
    expect(Object.keys(groups).toSorted()).toEqual([...Object.keys(said), ...cookies].toSorted());
  });

  test.each(['en', 'fr', 'es'] as const)('names all of it in %s', lang => {
    const file = new URL(`../i18n/${lang}/shell.json`, import.meta.url);
    const { privacy } = JSON.parse(readFileSync(file, 'utf8')) as { privacy: { text: string } };
    const index = ['en', 'fr', 'es'].indexOf(lang);
    const used = new Set(Object.values(groups));
    const missing = [...used].filter(group => !privacy.text.includes(inBanner[group][index] ?? ''));
    expect(missing).toEqual([]);
  });
});
