import { expect, test } from 'vitest';
import { isTest, readSource, sources } from '#functions/testing/sources.ts';

test('only one limit ends a test or a setup that hangs', () => {
  const own = sources.filter(
    file =>
      isTest(file) &&
      /^\s*\}, [\d_]{4,}\);|\btest(?:\.\w+)?\(.*\{ (?:timeout|retry): [1-9]/m.test(readSource(file)),
  );
  expect(own).toEqual([]);
});
