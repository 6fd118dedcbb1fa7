import { expect, test } from 'vitest';
import { reasonsFor } from './reasons.ts';

const person = { profile: new Map(), tasks: new Map(), roles: [], languages: ['fr'] } as const;
const role = { PersonType: 'Gardener', Notes: 'You water.', language: 'en' } as const;

test('A role fits people who read any of the languages in which there is a version of it', () => {
  expect(reasonsFor(person, role, false).reasons).toEqual([]);
  expect(reasonsFor(person, { ...role, translations: { fr: {} } }, false).reasons).toEqual([
    { kind: 'language', language: 'fr' },
  ]);
});

test('A word that only the notes of a role mention is no reason, a word of its name is', () => {
  const profile = new Map([
    ['harbou', 'harbours'],
    ['wall', 'wall'],
  ]);
  const tasks = new Map([['wall', { word: 'wall', count: 3 }]]);
  const painter = { ...person, profile, tasks };
  const stray = { PersonType: 'Radio engineer', Notes: 'The aerial is on the harbour wall.' };
  expect(reasonsFor(painter, stray, false)).toEqual({ reasons: [], score: 0 });
  expect(reasonsFor(painter, { ...stray, PersonType: 'Harbour painter' }, false).reasons).toEqual([
    { kind: 'profile', words: ['harbours'] },
  ]);
});
