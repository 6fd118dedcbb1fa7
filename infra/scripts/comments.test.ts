import { expect, test } from 'vitest';
import { readSource, sources } from '#functions/testing/sources.ts';

/** The beginning of a comment, as a clause that says nothing about the thing by itself: "What is read first." */
const headless =
  /^\s*(?:\/\*\*?|\/\/) ?(?:What|How|When|Why|Who|Where|Which|Whose|Until when) (?!.*, (?:it|they|the|this|a) )/;

test('a comment begins with what a thing is or does', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  const offences = sources.flatMap(file =>
    readSource(file)
      .split('\n')
      .flatMap((line, at) => (headless.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(offences).toEqual([]);
});
