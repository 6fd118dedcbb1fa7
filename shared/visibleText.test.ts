import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isTest, readSource, sources } from '#functions/testing/sources.ts';
import { contracts } from './contracts/index.ts';
import { check } from './contracts/validation.ts';
import { showsNothing, tidyText } from './visibleText.ts';

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
  '\u{1d159}\u{1d159}',
  '\ufffe\uffff\u{1fffe}',
  '\ue000\u{f0000}',
  '\u0301',
  '\ufffc',
];

test.each(nothing)('%j shows nothing', text => {
  expect(showsNothing(text)).toBe(true);
  expect(tidyText(text)).toBe('');
});

test.each(['a', '❤️', '👨‍👩‍👧', 'نام\u200cها', '한글', '.'])('%j shows something, and is kept whole', text => {
  expect(tidyText(` ${text}\n`)).toBe(text);
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

/** The texts in the body of a call, with their paths. */
function textsIn(schema: z.core.$ZodType, path: string): [string, z.core.$ZodType][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'string') return [[path, schema]];
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, field]) => textsIn(field, `${path}.${name}`));
  if (def.type === 'array') return textsIn(def.element, path);
  if (def.type === 'record') return textsIn(def.valueType, path);
  if (def.type === 'union') return def.options.flatMap(option => textsIn(option, path));
  if (def.type === 'pipe') return [...textsIn(def.in, path), ...textsIn(def.out, path)];
  return 'innerType' in def ? textsIn(def.innerType, path) : [];
}

/** Texts that are no words for readers, or that repeat what is stored or typed exactly. */
const exact = [
  /^addLog\b/,
  /\.(?:\w*[pP]assword|code|codeVerifier|affiliateCode|submissionKey|orderKey|contentType|recipient|keys)$/,
  /\.(?:known|originals)\b/,
  /^(?:saveProposalDraft|presignUpload)\.|^saveDraft\.body$|^savePageConfig\.|\.planTypeId$/,
];

test('every text that people write is tidied as it is sent, and so wherever it is shown', () => {
  const typed = 'Merci ! Vous venez ? '.repeat(2);
  const tidy = 'Merci\u202F! Vous venez\u202F? Merci\u202F! Vous venez\u202F?';
  const texts = contracts
    .flatMap(({ id, spec }) => (spec.body ? textsIn(spec.body, id) : []))
    .map(([path, schema]) => ({ path, read: z.safeParse(schema, typed) }))
    .filter(({ read }) => read.success);
  const tidied = texts.filter(({ read }) => read.data === tidy).map(({ path }) => path);
  expect(tidied).toEqual(
    expect.arrayContaining([
      'addComment.text',
      'sendMessage.body',
      'sendMessage.subject',
      'createTask.Title',
    ]),
  );
  const others = texts.map(({ path }) => path).filter(path => !tidied.includes(path));
  expect(others.filter(path => !exact.some(pattern => pattern.test(path)))).toEqual([]);
  expect(tidied.filter(path => /password|code|Key/i.test(path))).toEqual([]);
});

test('every text that people write is tidied in this way', () => {
  const others = sources.filter(
    file =>
      /^(?:shared|functions)\//.test(file) &&
      !isTest(file) &&
      /\bz\.trim\(|string\(\)\.trim\(/.test(readSource(file)),
  );
  expect(others).toEqual([]);
});
