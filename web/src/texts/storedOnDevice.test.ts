import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const web = new URL('../', import.meta.url);
const source = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter(file => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('testing/'))
  .map(file => readFileSync(new URL(file, web), 'utf8'));

/** Keys that the code writes, with `*` for what it fills in, and the preferences of `shell/stored.ts`. */
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

/** What the privacy notice says of each key, in English, French and Spanish. */
const said: Record<string, readonly [en: string, fr: string, es: string]> = {
  'cairn.language': ['language', 'la langue', 'idioma'],
  'cairn.region': ['country', 'le pays', 'país'],
  'cairn.theme': ['theme', 'le thème', 'tema'],
  'cairn.shortcuts': ['keyboard shortcuts', 'raccourcis clavier', 'atajos de teclado'],
  'cairn.privacy': ['notices you’ve dismissed', 'avis que vous avez fermés', 'avisos que has cerrado'],
  'cairn.draft.proposal.*': ['drafts', 'brouillons', 'borradores'],
  'cairn.draft.form.*.*.*': ['drafts', 'brouillons', 'borradores'],
  'cairn.tasks.*': ['drafts', 'brouillons', 'borradores'],
  'cairn.suggestions.gone': [
    'suggestions you’ve put aside',
    'suggestions que vous avez écartées',
    'sugerencias que has descartado',
  ],
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
  'cairn.order': ['payment you’ve begun', 'paiement commencé', 'pago que has empezado'],
  'cairn.identity': [
    'sign-in with an identity provider',
    'connexion par un fournisseur d’identité',
    'inicio de sesión con un proveedor de identidad',
  ],
};

/** Beginnings to which a name is added elsewhere. */
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

  test.each(['en', 'fr', 'es'] as const)('lists all of it in %s', lang => {
    const text = deviceSection(lang);
    const index = ['en', 'fr', 'es'].indexOf(lang);
    const missing = Object.values(said)
      .map(words => words[index] ?? '')
      .filter(words => !text.includes(words));
    expect(missing).toEqual([]);
  });
});
