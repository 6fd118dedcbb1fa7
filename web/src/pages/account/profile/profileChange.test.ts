import { expect, test } from 'vitest';
import { check } from '#shared/contracts/validation.ts';
import { ProfileChange } from '#shared/entities/author.ts';
import { changeOf } from './profileChange.ts';

const before = {
  firstName: 'Inés',
  lastName: 'Cárdenas',
  username: 'ines',
  phoneNumber: '',
  address: '',
  city: 'Valencia',
  country: 'ES',
  about: '',
  bio: '',
  language: 'es',
  timeZone: 'Europe/Madrid',
};

test('contains only changed fields', () => {
  expect(changeOf({ ...before, city: 'Cádiz' }, before)).toEqual({ city: 'Cádiz' });
  expect(changeOf({ ...before, city: ' Valencia ' }, before)).toEqual({});
});

test('removes an emptied field', () => {
  const change = changeOf({ ...before, city: ' ', country: '' }, before);
  expect(change).toEqual({ city: null, country: null });
  expect(check(ProfileChange, change).fields).toBeUndefined();
});

test.each(['username', 'firstName', 'lastName'] as const)('rejects an empty %s', name => {
  const { fields = [] } = check(ProfileChange, changeOf({ ...before, [name]: '' }, before));
  expect(fields.map(({ path }) => path)).toContain(name);
});
