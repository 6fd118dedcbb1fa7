import { expect, test } from 'vitest';
import { anonymousUsername, formerUsername, nameOf } from './fullName.ts';
import { withUnnamedPeople } from './withUnnamedPeople.ts';

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
  expect(withUnnamedPeople({ person: formerUsername, project: 'Tide — watch' }, 'fr')).toEqual({
    person: 'Ex-membre',
    project: 'Tide — watch',
  });
});

test('A supporter who stays anonymous is called so in each language', () => {
  const names = (['gb', 'fr', 'es'] as const).map(language =>
    withUnnamedPeople({ person: anonymousUsername }, language),
  );
  expect(names.map(({ person }) => person)).toEqual([
    'An anonymous supporter',
    'Une personne anonyme',
    'Una persona anónima',
  ]);
});
