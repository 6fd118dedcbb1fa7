import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { byLabel } from './byLabel.ts';

const labelled = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

test('Options are sorted as the language of the reader sorts them', () => {
  const options = labelled({ a: 'Zone', b: 'Écriture', c: 'Fabrication', d: 'eau' });
  expect(byLabel('fr', options).map(({ label }) => label)).toEqual([
    'eau',
    'Écriture',
    'Fabrication',
    'Zone',
  ]);
});

test('The reader’s own country and language come first', () => {
  const countries = labelled({ GB: 'Reino Unido', FR: 'Francia', ES: 'España', US: 'Estados Unidos' });
  const order = (language: 'en' | 'gb' | 'es') => byLabel(language, countries).map(({ value }) => value);
  expect(order('es')).toEqual(['ES', 'US', 'FR', 'GB']);
  expect(order('gb')).toEqual(['GB', 'ES', 'US', 'FR']);
  expect(order('en')).toEqual(['ES', 'US', 'FR', 'GB']);
  const languages = labelled({ en: 'English', gb: 'English (UK)', us: 'English (US)', fr: 'Français' });
  expect(byLabel('us', languages).map(({ value }) => value)).toEqual(['us', 'en', 'gb', 'fr']);
  expect(byLabel('fr', languages).map(({ value }) => value)).toEqual(['fr', 'en', 'gb', 'us']);
});

test('What is none of the others comes last', () => {
  const skills = labelled({ others: 'Autres', makers: 'Fabrication', artists: 'Arts' });
  expect(byLabel('fr', skills).map(({ value }) => value)).toEqual(['artists', 'makers', 'others']);
});

test('No select and no group of choices lists countries, languages or skills in the order of the settings', () => {
  const listed = String.raw`(countryCodes|skills|writtenLanguages|WrittenLanguage\.options|LANGUAGES|\w*[lL]anguages)\.map\(`;
  const unsorted = new RegExp(
    `options=\\{\\s*${listed}|\\{${listed}\\w+ => [({]\\s*(return )?<(Checkbox|Radio|option)`,
  );
  const folder = new URL('../', import.meta.url).pathname;
  const files = globSync('**/*.tsx', { cwd: folder });
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter(file => unsorted.test(readFileSync(folder + file, 'utf8')))).toEqual([]);
});
