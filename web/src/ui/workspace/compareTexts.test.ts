import { array, assert, constantFrom, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts, differences, type Run } from './compareTexts.ts';

/** Runs as a line: [-removed-], {+added+}, and (n) for n omitted paragraphs. */
const written = (runs: readonly Run[]): string =>
  runs
    .map(run => {
      if (run.kind === 'skipped') return `(${run.paragraphs})`;
      const text = run.text.replace(/\n/g, '¶');
      return { same: text, removed: `[-${text}-]`, added: `{+${text}+}` }[run.kind];
    })
    .join('');
const compare = (before: string, after: string, skip = false) =>
  written(compareTexts(before, after, { lang: 'en', skip }));

test('words that were replaced, added and removed stand in the text', () => {
  expect(compare('Ten gauges for £7,143.', 'Twelve gauges for £9,000.')).toBe(
    '[-Ten-]{+Twelve+} gauges for £[-7,143-]{+9,000+}.¶',
  );
  expect(compare('Who counts?', 'Who really counts?')).toBe('Who {+really +}counts?¶');
  expect(compare('Who really counts?', 'Who counts?')).toBe('Who [-really -]counts?¶');
});

test('changes with nothing but a space between them are one change', () => {
  expect(compare('We meet at the old mill on Sundays.', 'We meet at our new mill on Sundays.')).toBe(
    'We meet at [-the old-]{+our new+} mill on Sundays.¶',
  );
});

test('a passage of which hardly a word stays is replaced as a whole', () => {
  expect(compare('Buses at night for the town.', 'A choir of 40 people sings.')).toBe(
    '[-Buses at night for the town.-]{+A choir of 40 people sings.+}¶',
  );
});

test('lines that both versions share are left out on request', () => {
  expect(compare('a\n\nold words stay here\n\nc\n\nd', 'a\n\nnew words stay here\n\nc\n\nd', true)).toBe(
    '(1)[-old-]{+new+} words stay here¶(2)',
  );
  expect(compare('a', 'a\n\nb', true)).toBe('(1){+¶b¶+}');
  expect(compare('', 'b')).toBe('{+b¶+}');
  expect(compare('same', 'same', true)).toBe('(1)');
});

test('both versions can be read from the differences, whatever they are', () => {
  const letters = array(constantFrom('a', 'b', 'c'), { maxLength: 12 });
  assert(
    property(letters, letters, (before, after) => {
      const found = differences(before, after);
      expect(found.filter(({ kind }) => kind !== 'added').map(({ item }) => item)).toEqual(before);
      expect(found.filter(({ kind }) => kind !== 'removed').map(({ item }) => item)).toEqual(after);
    }),
  );
  const text = stringMatching(/^[ab ,.\n]{0,30}$/);
  assert(
    property(text, text, (before, after) => {
      const runs = compareTexts(before, after, { lang: 'en' });
      const read = (without: Run['kind']) =>
        runs.map(run => (run.kind === 'skipped' || run.kind === without ? '' : run.text)).join('');
      expect([read('added'), read('removed')]).toEqual([before, after].map(one => (one ? `${one}\n` : '')));
    }),
  );
});

test('long texts that have nothing in common are not compared for minutes', () => {
  const words = (name: string) => Array.from({ length: 5_000 }, (_, index) => `${name}${index}`);
  expect(differences(words('a'), words('b'))).toHaveLength(10_000);
});
