import { awardSteps } from '#functions/authors/award.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projects } from '#functions/projects/project.store.ts';
import { countsAgainstPlan, projectCount } from '#functions/projects/projectCount.store.ts';
import type { ProjectID } from '#shared/ids.ts';
import type { ProjectState } from '#shared/lifecycle.ts';
import type { DemoProject } from '../content.ts';
import { userIdOf } from '../demoId.ts';
import type { PersonKey } from '../people.ts';
import type { SeedContext } from './seedContext.ts';

/** Development starts a few days after publication; some projects have since been halted or have ended. */
export function replayStatus(
  project: DemoProject,
  id: ProjectID,
  { backdated, moments }: SeedContext,
  ended: number | undefined,
) {
  const { slug, state, submitted, owner, roles } = project;
  if (state === 'approved') return [];
  const change = (at: string, to: ProjectState) => ({
    at,
    run: () => backdated.run(at, deps => enter(deps.table, to, at)),
  });
  const began = change(moments.ago(submitted - 3, `began·${slug}`), 'in-development');
  if (ended === undefined) return [began];
  return [began, change(moments.ago(ended, `ended·${slug}`), state)];

  async function enter(
    table: Parameters<Parameters<typeof backdated.run>[1]>[0]['table'],
    to: ProjectState,
    at: string,
  ) {
    const known = await table.get(projects.key(id));
    if (!known) throw new Error(`Project ${id} not found`);
    const team: PersonKey[] = [owner, ...roles.flatMap(({ taken }) => taken?.by ?? [])];
    const awarded = to === 'completed' ? team : [];
    return await table.transact(
      Step.update(projects.key(id), { status: to, updatedAt: at }, known)
        .add({ version: 1 })
        .when('status', '=', known.status),
      countsAgainstPlan(to) ? undefined : projectCount.decrement(known.OwnerUserID),
      ...awarded.flatMap(person => awardSteps(userIdOf(person), { kind: 'completion', ProjectID: id }, at)),
    );
  }
}
