import { expect, test } from 'vitest';
import { formerUsername, nameOf } from './fullName.ts';
import { withFormerMembers } from './withFormerMembers.ts';

test('A person is called by their names, or by their username', () => {
  expect(nameOf({ username: 'ines', firstName: 'Inés', lastName: 'Cárdenas' }, 'es')).toBe('Inés Cárdenas');
  expect(nameOf({ username: 'ines', name: 'Inés Cárdenas' }, 'es')).toBe('Inés Cárdenas');
  expect(nameOf({ username: 'ines' }, 'es')).toBe('ines');
});

test('A person who has deleted their account is called a former member in each language', () => {
  const gone = { username: formerUsername };
  expect((['en', 'gb', 'us', 'fr', 'es'] as const).map(language => nameOf(gone, language))).toEqual([
    'Former member',
    'Former member',
    'Former member',
    'Ex-membre',
    'Exmiembro',
  ]);
  expect(withFormerMembers({ person: formerUsername, project: 'Tide — watch' }, 'fr')).toEqual({
    person: 'Ex-membre',
    project: 'Tide — watch',
  });
});
