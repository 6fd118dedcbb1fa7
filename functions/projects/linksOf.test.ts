import { describe, expect, test } from 'vitest';
import { linksOf } from './linksOf.ts';
import { hiddenLinks } from './testing/hiddenLinks.ts';

describe('the links of a text', () => {
  test.each(hiddenLinks)('are found in %j', text => {
    expect(linksOf(`We build a pump.\n\n${text}`).length).toBeGreaterThan(0);
  });

  test('are the same in each spelling of an address', () => {
    const [first] = linksOf('[Donate](https://evil.example)');
    for (const spelling of hiddenLinks.slice(1, 9)) expect(linksOf(spelling)).toContain(first);
  });

  test('are none where nothing leads anywhere', () => {
    for (const text of [
      'The pump costs 1.5 times as much, e.g. in winter. See chapter 3.2.1 of the book.',
      'At 10:30 we meet: bring gloves (size 9).',
      '- one\n- two\n\n> J. R. R. said *so*.',
      'Version 2.0 is out…',
    ])
      expect([text, linksOf(text)]).toEqual([text, []]);
  });
});
