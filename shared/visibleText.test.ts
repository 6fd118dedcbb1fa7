import { expect, test } from 'vitest';
import { isTest, readSource, sources } from '#functions/testing/sources.ts';
import { contracts } from './contracts/index.ts';
import { check } from './contracts/validation.ts';
import { showsNothing, trimText } from './visibleText.ts';

const nothing = [
  '',
  ' \n\t',
  '\u3164\u3164',
  '\u115f\u1160',
  '\uffa0',
  '\u200b\u200d',
  '\u2800',
  '\ufe0f',
  '\u{e0061}',
];

test.each(nothing)('%j shows nothing', text => {
  expect(showsNothing(text)).toBe(true);
  expect(trimText(text)).toBe('');
});

test.each(['a', '❤️', '👨‍👩‍👧', 'نام\u200cها', '한글', '.'])('%j shows something, and is kept whole', text => {
  expect(trimText(` ${text}\n`)).toBe(text);
});

test.each([
  ['addComment', 'text', 'validation.required'],
  ['sendMessage', 'body', 'validation.message_required'],
  ['createTask', 'Title', 'validation.task_title_min_length'],
  ['updateMe', 'firstName', 'validation.required'],
  ['updateMe', 'username', 'validation.required'],
  ['updateProject', 'name', 'validation.required'],
])('%s refuses a %s that shows nothing', (id, path, i18nID) => {
  const body = contracts.find(one => one.id === id)?.spec.body;
  if (!body) throw new Error(`${id} has no body`);
  const { fields } = check(body, { [path]: '\u3164'.repeat(30), change: { [path]: '\u3164'.repeat(30) } });
  expect(fields?.map(field => [field.path.replace('change.', ''), field.i18nID])).toContainEqual([
    path,
    i18nID,
  ]);
});

test('every text that people write is trimmed in this way', () => {
  const others = sources.filter(
    file =>
      /^(?:shared|functions)\//.test(file) &&
      !isTest(file) &&
      /\bz\.trim\(|string\(\)\.trim\(/.test(readSource(file)),
  );
  expect(others).toEqual([]);
});
