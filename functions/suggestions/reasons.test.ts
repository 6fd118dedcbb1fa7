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
