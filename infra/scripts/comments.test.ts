import { expect, test } from 'vitest';
import { readSource, sources } from '#functions/testing/sources.ts';

/** A headless clause at the beginning of a comment ("What is read first."), unless a main clause follows it ("When it ends, the …"). */
const headless =
  /^\s*(?:\/\*\*?|\/\/) ?(?:What|How|When|Why|Who|Where|Which|Whose|Until when) (?!.*, (?:it|they|the|this|a) )/;

test('a comment begins with what a thing is or does', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  const offences = sources.flatMap(file => {
    const lines = readSource(file).split('\n');
    return lines.flatMap((line, at) => {
      const isFirstOfSeveral = lines[at - 1]?.trim() === '/**';
      const isHeadless = headless.test(isFirstOfSeveral ? line.replace('*', '//') : line);
      return isHeadless ? [`${file}:${at + 1} ${line.trim()}`] : [];
    });
  });
  expect(offences).toEqual([]);
});

/** A comment that names a person or a time by a word that says nothing of them. */
const vague =
  /(?:^\s*(?:\/\*\*?|\*(?= )|\/\/)|[;,{}()\]] \/\/ ).*(?<!`)\b(?:somebody|nobody|whoever|at once)\b/i;

test('a comment names the actor and says when', () => {
  const offences = sources.flatMap(file =>
    readSource(file)
      .split('\n')
      .flatMap((line, at) => (vague.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(offences).toEqual([]);
});
