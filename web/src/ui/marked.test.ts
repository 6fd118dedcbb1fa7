import { expect, test } from 'vitest';
import { markedParts } from './Marked.tsx';

test.each([
  ['Tidewatch for all', 'tide', ['Tidewatch']],
  ['Vélos d’occasion', 'VELO', ['Vélos']],
  ['Gardening in towns', 'gardens', ['Gardening']],
  ['A garden', 'gardening', ['garden']],
  ['Straße und Gasse', 'strasse', ['Straße']],
  ['Maps of the harbour', '"maps of" -boats', ['Maps', 'of']],
  ['Harbour', 'bour', []],
  ['Harbour', '¿—*', []],
  ['', 'tide', []],
])('In “%s”, “%s” marks %j', (text, searched, marked) => {
  const parts = markedParts(text, searched);
  expect(parts.filter(({ isMarked }) => isMarked).map(part => part.text)).toEqual(marked);
  expect(parts.map(part => part.text).join('')).toBe(text);
});
