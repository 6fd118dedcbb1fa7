import { expect, test } from 'vitest';
import { Pictures } from '../entities/picture.ts';
import { UploadID } from '../ids.ts';
import { entryPictures, entryTexts } from './entryVersion.ts';

const [limpet, chart] = [UploadID.parse('limpet'), UploadID.parse('chart')];
const files = { card: '/media/card.webp', cover: '/media/cover.webp', width: 1600, height: 1000 };
const entry = {
  title: 'Seven weeks',
  text: 'It came up.',
  pictures: Pictures.parse([
    { UploadID: limpet, alt: 'A limpet', caption: 'It was put back', ...files },
    { UploadID: chart, alt: 'A chart', ...files },
  ]),
};
const project = { language: 'en' as const };
const translations = {
  fr: {
    title: 'Sept semaines',
    text: 'Il est remonté.',
    outdated: true as const,
    pictures: [
      { UploadID: limpet, alt: 'Une patelle' },
      { UploadID: chart, alt: 'Un tableau', outdated: true as const },
    ],
  },
};
const wordsOf = ({ pictures, languageOf }: ReturnType<typeof entryPictures>) =>
  pictures.flatMap(({ UploadID, alt, caption }) => [
    `${languageOf(UploadID, 'alt')}: ${alt}`,
    ...(caption === undefined ? [] : [`${languageOf(UploadID, 'caption')}: ${caption}`]),
  ]);

test('Words about a picture are read in the language of the reader where they are translated and not outdated', () => {
  const translated = { ...entry, translations };
  expect(wordsOf(entryPictures(translated, project, 'fr'))).toEqual([
    'fr: Une patelle',
    'en: It was put back',
    'en: A chart',
  ]);
  for (const reader of ['en', 'es'] as const)
    expect(wordsOf(entryPictures(translated, project, reader))).toEqual([
      'en: A limpet',
      'en: It was put back',
      'en: A chart',
    ]);
});

test('A translation by machine fills what people have not translated', () => {
  const texts = Object.fromEntries(
    Object.entries(entryTexts(entry)).map(([name, text]) => [name, text.toUpperCase()]),
  );
  expect(Object.keys(texts)).toEqual([
    'title',
    'text',
    'pictures.limpet.alt',
    'pictures.limpet.caption',
    'pictures.chart.alt',
  ]);
  expect(wordsOf(entryPictures({ ...entry, translations }, project, 'fr', { texts, into: 'fr' }))).toEqual([
    'fr: Une patelle',
    'fr: IT WAS PUT BACK',
    'fr: A CHART',
  ]);
});
