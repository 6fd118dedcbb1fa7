import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import { toProject } from './toProject.ts';
import { type ProjectPlan, viewProject } from './viewProject.ts';

/** Returns a project with the caller's relation to it. Cost: at most 2 DynamoDB requests. */
export async function getProject(
  { caller, loaded: [items] }: Input<typeof contracts.getProject, [ProjectPlan]>,
  { table }: Deps,
) {
  const found = await viewProject(table, items, caller);
  return found ? toProject(found.items, found.you) : refuse('PROJECT_NOT_FOUND');
}
