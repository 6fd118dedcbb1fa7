import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/days.ts';
import { marked } from './markdown.ts';
import { priceOf, suggestedPoints } from './price.ts';
import { completeParts, problemsOf } from './problems.ts';
import { emptyValues, retyped, toProposal } from './values.ts';

const today = '2026-11-20';
const whole = {
  ...emptyValues({ language: 'en', country: 'GB', today }),
  name: 'Fieldnotes, a species log for places without signal',
  description: 'A species log that works where the signal does not.',
  details: 'Volunteers count birds on paper, then somebody types it all again in the evening.',
  budget: '8,000',
  numberOfContributions: '640',
  contributionName: 'sighting',
};

describe('Price of a point', () => {
  test('is the total divided by the number of points', () => {
    expect(priceOf(8_000_00, 640)).toEqual({ kind: 'whole', unit: 12_50 });
  });

  test('suggests the nearest numbers of points if it is not a whole amount', () => {
    const price = priceOf(8_000_00, 641);
    expect(price).toEqual({ kind: 'uneven', numbers: [625, 640, 800, 1000] });
    for (const number of 'numbers' in price ? price.numbers : [])
      expect(priceOf(8_000_00, number).kind).toBe('whole');
  });

  test('suggests fewer points if it is too small to charge', () => {
    const price = priceOf(100_00, 5_000);
    expect(price).toEqual({ kind: 'small', numbers: [125, 200] });
  });

  test('cannot exceed the largest payment', () => {
    expect(priceOf(4_000_000_00, 1)).toEqual({ kind: 'large', numbers: [5, 8] });
    expect(priceOf(999_999_99, 1)).toEqual({ kind: 'whole', unit: 999_999_99 });
  });

  test('is reachable only if all points together reach the smallest payment', () => {
    expect(priceOf(1_80, 3)).toEqual({ kind: 'unreachable', numbers: [] });
    expect(priceOf(2_00, 4)).toEqual({ kind: 'whole', unit: 50 });
  });

  test.each([
    [3_200_00, 160],
    [1_250_00, 50],
    [250_00, 25],
    [60_00, 60],
    [15_00, 15],
    [50_000_000_00, undefined],
    [1_234_57, undefined],
    [undefined, undefined],
  ])('of a total of %s is offered with %s points', (total, points) => {
    expect(suggestedPoints(total)).toBe(points);
  });

  test('suggests more points if one is dearer than the largest payment', () => {
    expect(priceOf(2_000_000_00, 1)).toEqual({ kind: 'large', numbers: [4, 5] });
    const dear = { ...whole, budget: '2,000,000', numberOfContributions: '1' };
    expect([...problemsOf(dear, 'en', { today }).keys()]).toEqual(['numberOfContributions']);
  });

  test('is missing until both numbers are entered', () => {
    expect(priceOf(undefined, 10)).toEqual({ kind: 'missing' });
    expect(priceOf(8_000_00, 0)).toEqual({ kind: 'missing' });
  });
});

describe('Project form', () => {
  test('is complete without problems and with at least one role', () => {
    const problems = problemsOf(whole, 'en', { today });
    expect([...problems]).toEqual([]);
    expect(completeParts(problems, 1)).toEqual(['idea', 'work', 'money', 'picture']);
    expect(completeParts(problems, 0)).not.toContain('work');
  });

  test('derives the short name from the name and divides the whole budget into points by default', () => {
    expect(toProposal(whole, 'en')).toMatchObject({
      shortName: 'Fieldnotes, a species log for',
      totalContributionBudget: 8_000_00,
    });
    expect(toProposal({ ...whole, shortName: 'Notes', pointsBudget: '2000' }, 'en')).toMatchObject({
      shortName: 'Notes',
      totalContributionBudget: 2_000_00,
    });
  });

  test.each([
    ['Lanterns for all of the towpath', 'Lanterns for all of the'],
    ['Lanterns for the canal towpath and its bridges', 'Lanterns for the canal towpath'],
    ['Fieldnotes, a log of species: everything', 'Fieldnotes, a log of species'],
    ['Donaudampfschifffahrtselektrizitäten', 'Donaudampfschifffahrtselektriz'],
    ['A Donaudampfschifffahrtselektrizitäten', 'A Donaudampfschifffahrtselektr'],
    ['Lanterns for the “Old Canal Towpath”', 'Lanterns for the Old Canal'],
    ['Donaudampfschifffahrtselekt👨‍👩‍👧', 'Donaudampfschifffahrtselekt'],
  ])('shortens the name %s to whole words', (name, shortName) => {
    expect(toProposal({ ...whole, name }, 'en')).toMatchObject({ shortName });
  });

  test.each([
    ['name', { name: 'ab' }],
    ['budget', { budget: '' }],
    ['pointsBudget', { pointsBudget: 'half' }],
    ['budget', { budget: '13.99', pointsBudget: '8000' }],
    ['pointsBudget', { pointsBudget: '1.80', numberOfContributions: '3' }],
    ['numberOfContributions', { budget: '4,000,000', numberOfContributions: '1' }],
    ['numberOfContributions', { numberOfContributions: '641' }],
    ['videoUrl', { videoUrl: 'htps://video.example/fieldnotes' }],
    ['prototypeUrl', { prototypeUrl: 'https://prototype.example/fieldnotes' }],
    ['picture', { picture: 'upload' as const }],
    ['endDate', { endDate: today }],
    ['endDate', { endDate: addDays(today, 366) }],
    ['contributorsPart', { contributorsPart: '91' }],
    ['contributorsPart', { contributorsPart: '7.5' }],
    ['contributorsPart', { contributorsPart: '2,5' }],
    ['contributorsPart', { contributorsPart: '' }],
    ['numberOfContributions', { numberOfContributions: '12.5' }],
    ['budget', { budget: '1234,567' }],
    ['budget', { budget: '0,500' }],
    ['budget', { budget: '1.5.5' }],
    ['budget', { budget: '€8,000' }],
  ])('reports a problem at %s', (name, change) => {
    expect([...problemsOf({ ...whole, ...change }, 'en', { today }).keys()]).toEqual([name]);
  });

  test('writes its numbers in another language without changing them; what cannot be read stays', () => {
    const typed = { ...whole, budget: '1,234.50', pointsBudget: 'half', contributorsPart: '7.5' };
    expect(retyped(typed, 'en', 'fr')).toEqual({ ...typed, budget: '1\u202F234,50' });
    expect(retyped({ ...whole, budget: '12.345,60' }, 'es', 'en').budget).toBe('12,345.60');
  });

  test('accepts the past end date that a project already has', () => {
    const past = { ...whole, endDate: addDays(today, -10) };
    expect(problemsOf(past, 'en', { today, endDate: past.endDate }).has('endDate')).toBe(false);
  });
});

describe('Toolbar', () => {
  const apply = (value: string, from: number, to: number, mark: Parameters<typeof marked>[3]) => {
    const { start, end, text } = marked(value, from, to, mark);
    return value.slice(0, start) + text + value.slice(end);
  };

  test('formats the selection, and removes the format again', () => {
    expect(apply('a bird log', 2, 6, 'bold')).toBe('a **bird** log');
    expect(apply('a **bird** log', 4, 8, 'bold')).toBe('a bird log');
    expect(apply('a **bird** log', 4, 8, 'italic')).toBe('a ***bird*** log');
    expect(apply('a bird log', 2, 6, 'link')).toBe('a [bird](https://) log');
  });

  test('turns whole lines into a list, and a list into lines', () => {
    expect(apply('one\ntwo\nthree', 5, 9, 'list')).toBe('one\n- two\n- three');
    expect(apply('- one\n- two', 0, 11, 'list')).toBe('one\ntwo');
    expect(apply('one\ntwo', 0, 7, 'numbers')).toBe('1. one\n2. two');
  });
});
