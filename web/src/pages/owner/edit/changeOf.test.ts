import { expect, test } from 'vitest';
import { problemsOf } from '#web/domain/project/form/problems.ts';
import { valuesOf } from '#web/domain/project/form/values.ts';
import { aProject } from '#web/testing/samples.ts';
import { changeOf, isSame } from './changeOf.ts';

const lang = 'en';
const today = '2026-11-20';
const saved = valuesOf(aProject(), lang);
const changed = (change: Partial<typeof saved>) => {
  const values = { ...saved, ...change };
  return changeOf(saved, values, problemsOf(values, lang, { today, endDate: saved.endDate }), lang);
};

test('Contains only changed fields; a number typed in another format is no change', () => {
  expect(changed({ contributionName: 'buoy bell' })).toEqual({ contributionName: 'buoy bell' });
  expect(changed({ budget: '10,000.00', numberOfContributions: ' 800 ' })).toBeUndefined();
  expect(isSame(saved, { ...saved, budget: '10 000' }, lang)).toBe(true);
});

test('A short name that was derived from the name follows it', () => {
  const derived = valuesOf(
    aProject({
      name: 'Lanterns for the canal towpath, all of it',
      shortName: 'Lanterns for the canal towpath',
    }),
    lang,
  );
  const values = { ...derived, name: 'Lanterns for the park' };
  expect(changeOf(derived, values, problemsOf(values, lang, { today }), lang)).toEqual({
    name: 'Lanterns for the park',
    shortName: 'Lanterns for the park',
  });
  expect(valuesOf(aProject({ shortName: 'Lanterns' }), lang).shortName).toBe('Lanterns');
});

test('Leaves out an invalid field but contains the others', () => {
  expect(changed({ name: 'T', description: 'A tide gauge for every small harbour.' })).toEqual({
    description: 'A tide gauge for every small harbour.',
  });
});

test('Leaves out a budget that its lines exceed, with the price that follows from it', () => {
  const lines = [{ purpose: 'Sensors', amount: '9,000' }];
  expect(changed({ budget: '8000', budgetLines: lines })).toBeUndefined();
  expect(changed({ budget: '9000', numberOfContributions: '900', budgetLines: lines })).toEqual({
    budget: 9_000_00,
    totalContributionBudget: 9_000_00,
    numberOfContributions: 900,
    budgetLines: [{ purpose: 'Sensors', amount: 9_000_00 }],
  });
  expect(changed({ budgetLines: [...lines, { purpose: ' ', amount: '' }] })).toEqual({
    budgetLines: [{ purpose: 'Sensors', amount: 9_000_00 }],
  });
  expect(changed({ budgetLines: [{ purpose: 'Sensors', amount: 'many' }] })).toBeUndefined();
});

test('Leaves out a budget below a milestone, and contains milestones in the order of their amounts', () => {
  const milestones = [
    { name: 'Second boat', amount: '9,000' },
    { name: 'First boat', amount: '2,000' },
    { name: '', amount: ' ' },
  ];
  expect(changed({ budget: '8000', milestones })).toBeUndefined();
  expect(changed({ milestones })).toEqual({
    milestones: [
      { name: 'First boat', amount: 2_000_00 },
      { name: 'Second boat', amount: 9_000_00 },
    ],
  });
  expect(changed({ milestones: [{ name: 'First boat', amount: 'many' }] })).toBeUndefined();
});

test('Contains the total and the number of points together, or neither', () => {
  expect(changed({ budget: '20000' })).toEqual({
    budget: 20_000_00,
    totalContributionBudget: 20_000_00,
    numberOfContributions: 800,
  });
  expect(changed({ numberOfContributions: '999' })).toBeUndefined();
});
