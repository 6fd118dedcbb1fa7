import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { projects } from './project.store.ts';
import { toProject } from './toProject.ts';
import { type ProjectPlan, viewProject } from './viewProject.ts';

/** Names the stones of the budget of a project of the caller. Visitors see them at once. */
export async function nameStones(
  { ProjectID, body: { names }, caller, loaded: [items] }: Input<typeof contracts.nameStones, [ProjectPlan]>,
  { table, now }: Deps,
) {
  const found = await viewProject(table, items, caller);
  if (!found) return refuse('PROJECT_NOT_FOUND');
  const { project } = found.items;
  if (!found.you.owner) return refuse('FORBIDDEN');
  if (!isActionAllowed(projectActions.update, project.status)) return refuse('INVALID_PROJECT_STATE');

  const changes = { stoneNames: names, updatedAt: now() };
  const refused = await table.transact(
    Step.update(projects.key(ProjectID), changes)
      .add({ version: 1 })
      .when('status', '=', project.status)
      .when('OwnerUserID', '=', caller.UserID)
      .otherwise('INVALID_PROJECT_STATE'),
  );
  if (refused) return refused;
  const after = { ...project, ...changes, version: project.version + 1 };
  return toProject({ ...found.items, project: after }, found.you);
}
