import { expect, test } from 'vitest';
import { missingOf } from './sendProposal.ts';

const role = (PersonType: string, Notes = 'You are the one.') => ({
  PersonType,
  Notes,
  skill: 'others' as const,
});

test('Existing roles are not added again; two identical ones count as two', () => {
  const wanted = [role('Illustrator'), role('Illustrator'), role('Ornithologist')];
  expect(missingOf(wanted, [])).toEqual(wanted);
  expect(missingOf(wanted, [role('Illustrator')])).toEqual([role('Illustrator'), role('Ornithologist')]);
  expect(missingOf(wanted, wanted)).toEqual([]);
  expect(missingOf(wanted, [role('Illustrator', 'You draw beetles.')])).toEqual(wanted);
});
