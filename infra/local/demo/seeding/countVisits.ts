import type { Deps } from '#functions/platform/deps.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { likes } from '#functions/projects/like.store.ts';
import { type ProjectRecord, partitionOf, projects } from '#functions/projects/project.store.ts';
import { prospects, prospectsOf } from '#functions/projects/prospect.store.ts';
import {
  addVisitCounts,
  counters,
  countOutcome,
  dayNumber,
  visitCounts,
  visitCountsOf,
} from '#functions/visits/visitCounts.store.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { planOffers } from '#shared/plans.ts';
import { day as dayLength } from '#shared/time.ts';
import type { DemoProject } from '../content.ts';
import { generateVisits, sourceOf } from '../generateVisits.ts';
import { people } from '../people.ts';
import type { DemoPerson } from '../person.ts';
import { projectIdOf } from './replayProject.ts';

/** Days of visits of owners without analytics, who see those of a week; the others see all since the publication. */
const daysWithoutAnalytics = 8;

/**
 * Counts believable visits of a public project, and its likes, applications and payments as results of visits, from sources that
 * are assigned here.
 */
export async function countVisits(
  demo: DemoProject,
  { table, now }: Pick<Deps, 'table' | 'now'>,
): Promise<void> {
  const id = projectIdOf(demo);
  const project = await table.get(projects.key(id));
  if (!project?.approvedAt || !isPublic(project)) return;

  await countLikes(table, project);
  await giveSources(table, project);
  const { items: roles } = await table.query(prospects, { ...prospectsOf(id), limit: 100 });
  const { plan }: DemoPerson = people[demo.owner];
  const today = dayNumber(now());
  const published = dayNumber(project.approvedAt);
  const first = planOffers[plan].analytics ? published : Math.max(published, today - daysWithoutAnalytics);
  for (let day = first; day <= today; day++) {
    const counts = generateVisits(
      {
        slug: demo.slug,
        country: demo.country,
        language: demo.language,
        likes: demo.likes ?? 0,
        hasMedia: demo.prototypeUrl !== undefined,
        hasLog: (demo.log ?? []).length > 0,
        roles: roles.map(({ ProspectID }) => ProspectID),
      },
      { day, age: day - published, part: day === today ? (Date.parse(now()) % dayLength) / dayLength : 1 },
    );
    if (Object.keys(counts).length > 0) await table.write(addVisitCounts(id, day, 0, counts));
  }
}

async function countLikes(table: Table, { ProjectID: id, OwnerUserID }: ProjectRecord): Promise<void> {
  const range = { pk: partitionOf(id), beginsWith: 'like#' };
  for await (const { UserID, at } of table.each(likes, range))
    if (UserID !== OwnerUserID) await table.write(countOutcome.like(id, at, UserID, undefined));
}

/** Likes, applications and payments were counted without a source. The people they came from have visited the project. */
async function giveSources(table: Table, { ProjectID: id, country, language }: ProjectRecord): Promise<void> {
  const outcomes = ['likes', 'applications', 'contributions'] as const;
  for await (const counts of table.each(visitCounts, visitCountsOf(id))) {
    const { day = 0, shard = 0 } = counts;
    const given: Record<string, number> = { ...counts };
    const add = (name: string): void => void (given[name] = (given[name] ?? 0) + 1);
    for (const outcome of outcomes) {
      const unknown = counters[outcome]('unknown');
      for (let place = given[unknown] ?? 0; place > 0; place--) {
        const source = sourceOf(`${id}·${day}·${shard}·${outcome}·${place}`);
        for (const name of [outcome, 'visits', 'visitors'] as const) add(counters[name](source));
        add(counters.device('computer'));
        add(counters.country(country));
        add(counters.language(language));
      }
      delete given[unknown];
    }
    await table.write(Step.put(visitCounts.key(id, day, shard), given));
  }
}
