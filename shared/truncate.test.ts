import { describe, expect, test } from 'vitest';
import { isTest, readSource, sources } from '#functions/testing/sources.ts';
import { excerptOf, oneLine, truncate, truncateLine, wholeWordsOf } from './truncate.ts';

const family = '👨‍👩‍👧‍👦';
const flag = '🇫🇷';

test.each([
  ['a text that is short enough', 'stone', 9, 'stone'],
  ['a text', 'stones', 5, 'stone'],
  ['a text with an emoji at its end', 'stone🪨', 7, 'stone🪨'],
  ['a text with an emoji across its end', 'stone🪨', 6, 'stone'],
  ['a family across its end', `stone${family}`, 12, 'stone'],
  ['a family at its end', `${family}s`, family.length, family],
  ['a flag across its end', `stone${flag}${flag}`, 11, `stone${flag}`],
  ['a letter with an accent of its own', 'cafe\u0301s', 4, 'caf'],
  ['a text of one grapheme that is too long', `e${'\u0301'.repeat(9)}`, 4, 'e\u0301\u0301\u0301'],
  ['an emoji that is too long', '🪨', 1, ''],
  ['several lines', 'one\ntwo\nthree', 7, 'one\ntwo'],
])('truncates %s between graphemes', (_, text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});

test.each([
  ['Songs of the “Old Harbour”', 'Songs of the Old'],
  ['Songs of the « vieux » port', 'Songs of the vi'],
  ['Songs of the "Old Harbour"', 'Songs of the Old'],
  ['Songs of ‘it’s an Old’ one', 'Songs of it’s an'],
  ['A “new” old harbour song', 'A “new” old harbo'],
  ['A 12" pipe and a 14" pipe', 'A 12" pipe and a'],
  ['Songs of the “Old Harbour', 'Songs of the “Old'],
])('does not end %s inside a quotation', (text, expected) => {
  expect(truncate(text, 17).trimEnd()).toBe(expected);
});

test('collapses blanks before it cuts', () => {
  const text = `a${' '.repeat(278)}🪨`;
  expect(truncateLine(text, 140)).toBe('a 🪨');
  expect(oneLine('  one\r\n\n two\u2028three\tfour ')).toBe('one two three four');
  expect(oneLine('Message\u202f: 5\u00a0€')).toBe('Message\u202f: 5\u00a0€');
});

test.each([
  ['short', 'short'],
  ['exactly10!', 'exactly10!'],
  ['stones for a wall', 'stones…'],
  ['cut within a word', 'cut withi…'],
  ['no blank  before the sign', 'no blank…'],
  ['one, two, three', 'one, two…'],
  ['a verylongword', 'a verylon…'],
  ['🪨🪨🪨🪨🪨🪨', '🪨🪨🪨🪨…'],
  ['two \n\n lines', 'two lines'],
])('the excerpt of %j is %j', (text, expected) => {
  expect(excerptOf(text, 10)).toBe(expected);
});

test('the whole words of a title end before a quotation that would stay open', () => {
  expect(wholeWordsOf('Choir of the “Old Harbour Street”', { min: 3, max: 24 })).toBe('Choir of the Old');
});

describe('nothing else shortens texts', () => {
  const text =
    'about|body|cut|description|details|label|line|message|name|note|quote|stem|subject|text|title|username|value|word';
  const method = String.raw`\.(?:join|normalize|replace|replaceAll|toLowerCase|toUpperCase|trim|trimEnd)\((?:[^()\n]|\([^()\n]*\))*\)|\x60\)`;
  const cut = new RegExp(
    String.raw`(?:\b(?:\w+\.)?(?:${text})|${method})\s*\??\.slice\(\s*0,|\.substr(?:ing)?\(|Array\.from\([\w.]+\)\s*\.slice\(|\[\.\.\.\w+\]\.slice\(0|Segmenter`,
    'iu',
  );

  /** Files that may shorten texts themselves, because no person wrote these texts for another to read. */
  const others: Record<string, string> = {
    'functions/authors/personSearch.store.ts': 'key of an index',
    'functions/generated/generator/existing.ts': 'beginnings of words to compare',
    'functions/market/search/corrections.ts': 'word that may be two',
    'functions/suggestions/listSuggestedPeople.ts': 'list of words',
    'functions/translation/markup.ts': 'spaces before words',
    'functions/translation/units.ts': 'divides a text, of which nothing is lost',
    'web/src/api/clientLog/entryOf.ts': 'message of a program',
    'web/src/pages/messages/MessageText.tsx': 'punctuation after an address',
    'web/src/ui/workspace/compareTexts.ts': 'words to compare',
    'web/src/i18n/typedNumber.ts': 'number without its currency sign',
  };

  const cutting = sources.filter(
    file =>
      /^(?:functions|shared|web\/src)\//.test(file) &&
      !isTest(file) &&
      file !== 'shared/truncate.ts' &&
      cut.test(readSource(file)),
  );

  test.each([
    'name.slice(0, 20)',
    'settings.title?.slice(0, 9)',
    "body\n    .replace(/a/, '')\n    .slice(0, most)",
    'Array.from(word).slice(0, 5)',
    '[...word].slice(0, 5)',
    'text.substring(2)',
    '(isOld ? text : `Re: ${text}`).slice(0, 9)',
  ])('finds %j', code => {
    expect(cut.test(code)).toBe(true);
  });

  test('except these, which cut no text of people', () => {
    expect(cutting.toSorted()).toEqual(Object.keys(others).toSorted());
  });
});
