import { expect, test } from 'vitest';
import { counters } from '#functions/visits/visitCounts.store.ts';
import { ProspectID } from '#shared/ids.ts';
import { visitSources } from '#shared/visits.ts';
import { generateVisits, type VisitedProject } from './generateVisits.ts';

const project: VisitedProject = {
  slug: 'tidewatch',
  country: 'GB',
  language: 'en',
  likes: 40,
  hasMedia: true,
  hasLog: true,
  roles: [ProspectID.parse('role-1'), ProspectID.parse('role-2')],
};
const visitsIn = (counts: Record<string, number>): number =>
  visitSources.reduce((sum, source) => sum + (counts[counters.visits(source)] ?? 0), 0);

test('the visits of a demo project are the same each time, and fewer on a day that has just begun', () => {
  const whole = generateVisits(project, { day: 20_400, age: 30, part: 1 });
  expect(generateVisits(project, { day: 20_400, age: 30, part: 1 })).toEqual(whole);
  expect(visitsIn(generateVisits(project, { day: 20_400, age: 30, part: 0.1 }))).toBeLessThan(
    visitsIn(whole),
  );
});

test('most visits come after the publication, and the first role is looked at most', () => {
  const month = (age: number) =>
    Array.from({ length: 28 }, (_, at) =>
      generateVisits(project, { day: 20_400 + at, age: age + at, part: 1 }),
    );
  const sum = (days: Record<string, number>[], of: (counts: Record<string, number>) => number) =>
    days.reduce((all, counts) => all + of(counts), 0);
  expect(sum(month(0), visitsIn)).toBeGreaterThan(sum(month(60), visitsIn));
  const [first, second] = project.roles.map(id => sum(month(60), counts => counts[counters.role(id)] ?? 0));
  expect(first).toBeGreaterThan(second ?? 0);
});
