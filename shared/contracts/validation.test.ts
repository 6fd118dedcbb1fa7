import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { check } from './validation.ts';

const Cairn = z.object({
  name: z.string().check(z.minLength(3), z.maxLength(5)),
  first: z.optional(z.string().check(z.minLength(1))),
  kind: z.optional(z.string().check(z.regex(/^[a-z]+$/, { error: 'validation.kind_letters' }))),
  note: z.optional(z.string().check(z.trim(), z.minLength(3))),
  height: z.optional(z.number().check(z.minimum(2), z.maximum(9))),
  stones: z.optional(z.array(z.object({ colour: z.enum(['grey', 'red']) }))),
});
const good = { name: 'flint' };

test('strips unknown fields from valid input', () => {
  expect(check(Cairn, { ...good, more: 1 })).toEqual({ value: good });
});

test.each([
  ['missing', {}, 'name', 'validation.required', {}],
  ['null', { name: null }, 'name', 'validation.invalid', {}],
  ['too short', { name: 'ab' }, 'name', 'validation.generic_field_min_length', { min: 3 }],
  ['too long', { name: 'granite' }, 'name', 'validation.generic_field_max_length', { max: 5 }],
  ['empty', { name: '' }, 'name', 'validation.required', {}],
  ['empty where one letter is enough', { ...good, first: '' }, 'first', 'validation.required', {}],
  ['blank', { ...good, note: '   ' }, 'note', 'validation.required', {}],
  ['invalid by a rule with its own message', { ...good, kind: 'X1' }, 'kind', 'validation.kind_letters', {}],
  ['too small', { ...good, height: 1 }, 'height', 'validation.invalid', { min: 2 }],
  ['nested', { ...good, stones: [{ colour: 'grey' }, {}] }, 'stones.1.colour', 'validation.required', {}],
  [
    'not one of the options',
    { ...good, stones: [{ colour: 'blue' }] },
    'stones.0.colour',
    'validation.invalid',
    {},
  ],
])('reports a field that is %s', (_, value, path, i18nID, params) => {
  expect(check(Cairn, value)).toEqual({ fields: [{ path, i18nID, params }] });
});

test('reports missing input with an empty path', () => {
  expect(check(Cairn, undefined)).toEqual({
    fields: [{ path: '', i18nID: 'validation.required', params: {} }],
  });
});
