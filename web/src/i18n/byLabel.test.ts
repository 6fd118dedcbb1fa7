import { expect, test } from 'vitest';
import { isTest, readSource, sources } from '#functions/testing/sources.ts';
import { byLabel } from './byLabel.ts';

test('options are in the order of their labels, accents or none', () => {
  const labels = ['Royaume-Uni', 'France', 'États-Unis', 'Espagne'].map(label => ({ label }));
  expect(byLabel('fr', labels).map(({ label }) => label)).toEqual([
    'Espagne',
    'États-Unis',
    'France',
    'Royaume-Uni',
  ]);
});

test('every select of countries has them so', () => {
  const listing = sources.filter(
    file => file.startsWith('web/src/') && !isTest(file) && /countryCodes\.map\(/.test(readSource(file)),
  );
  expect(listing.length).toBeGreaterThan(2);
  expect(listing.filter(file => !/byLabel\(/.test(readSource(file)))).toEqual([]);
});
