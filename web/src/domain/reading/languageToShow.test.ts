import { expect, test } from 'vitest';
import type { WrittenLanguage } from '#shared/fields.ts';
import { pageLanguagesOf } from '#shared/translation/versionOf.ts';
import { metaTags } from '#web/documentHead.ts';
import { aTranslatedProject } from '#web/testing/translated.ts';
import { languageToShow } from './languageToShow.ts';

const inFrench = { language: 'en', translations: { fr: {} } } as const;

test.each<
  [string, Parameters<typeof languageToShow>[0], WrittenLanguage, WrittenLanguage[], WrittenLanguage]
>([
  ['the language of the page', inFrench, 'fr', ['en', 'fr'], 'fr'],
  ['the original of the page', inFrench, 'en', ['fr'], 'en'],
  ['a translation that they read', inFrench, 'es', ['es', 'fr'], 'fr'],
  ['the original before another language that they read', inFrench, 'es', ['fr', 'en'], 'en'],
  ['the original if they read nothing of it', inFrench, 'es', ['es'], 'en'],
])('A list shows %s', (_, it, page, reads, shown) => {
  expect(languageToShow(it, { page, reads })).toBe(shown);
});

const project = aTranslatedProject();
const headIn = (lang: 'en' | 'gb' | 'fr' | 'es') =>
  metaTags({
    origin: 'https://cairn.example',
    lang,
    path: `/${lang}/projects/tidewatch/tidewatch`,
    versions: { languages: pageLanguagesOf(project), original: project.language },
    title: '',
    description: '',
    hidden: false,
  }).filter(tag => /canonical|og:url|rel="alternate"/.test(tag));

test('The page of a project names the versions that exist', () => {
  const english = 'https://cairn.example/en/projects/tidewatch/tidewatch';
  expect(headIn('fr')).toEqual([
    '<link rel="canonical" href="https://cairn.example/fr/projects/tidewatch/tidewatch">',
    '<meta property="og:url" content="https://cairn.example/fr/projects/tidewatch/tidewatch">',
    `<link rel="alternate" hreflang="en" href="${english}">`,
    '<link rel="alternate" hreflang="fr" href="https://cairn.example/fr/projects/tidewatch/tidewatch">',
    '<link rel="alternate" hreflang="en-GB" href="https://cairn.example/gb/projects/tidewatch/tidewatch">',
    '<link rel="alternate" hreflang="en-US" href="https://cairn.example/us/projects/tidewatch/tidewatch">',
    `<link rel="alternate" hreflang="x-default" href="${english}">`,
  ]);
  expect(headIn('gb')[0]).toContain('/gb/projects/');
});

test('In a language without a version, the original is canonical', () => {
  expect(headIn('es').slice(0, 2)).toEqual([
    '<link rel="canonical" href="https://cairn.example/en/projects/tidewatch/tidewatch">',
    '<meta property="og:url" content="https://cairn.example/en/projects/tidewatch/tidewatch">',
  ]);
});
