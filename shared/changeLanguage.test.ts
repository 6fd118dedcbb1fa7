import { expect, test } from 'vitest';
import { addressIn, changeLanguage } from './changeLanguage.ts';

test('Paths change only their language', () => {
  expect(changeLanguage('es', '/en/projects/01a/en')).toBe('/es/projects/01a/en');
  expect(changeLanguage('es', '/en#roles')).toBe('/es#roles');
});

test.each([
  ['/en/market?country=FR,ES&sort=newest#more', '/es/market?country=FR,ES&sort=newest#more'],
  ['/en/signin?next=%2Fen%2Fmarket%3Fpage%3D2', '/es/signin?next=%2Fes%2Fmarket%3Fpage%3D2'],
  ['/en/market?country=FR&page=2&cursor=abc', '/es/market?country=FR'],
  ['/en/market?page=2&cursor=abc#top', '/es/market#top'],
  ['/en/signin?next=%2Fen%2Fmarket%3Fpage%3D2%26cursor%3Dabc', '/es/signin?next=%2Fes%2Fmarket'],
  [
    '/en/signin?next=https%3A%2F%2Felsewhere.example%2Fen',
    '/es/signin?next=https%3A%2F%2Felsewhere.example%2Fen',
  ],
])('%s keeps all but the languages in it', (address, expected) => {
  expect(addressIn('es', new URL(address, 'https://cairn.example'))).toBe(expected);
});
