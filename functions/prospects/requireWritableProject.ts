import type { Caller } from '#functions/platform/caller.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { isBeyondPlan } from '#functions/projects/beyondPlan.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import type { ProjectCount } from '#functions/projects/projectCount.store.ts';
import { requireOwnedProject } from './requireOwnedProject.ts';

/** Returns the project if it is the caller's, their plan covers it, and its status allows changes to its roles. */
export async function requireWritableProject(
  table: Pick<Table, 'each'>,
  found: ProjectRecord | undefined,
  caller: Caller,
  owned: ProjectCount | undefined,
) {
  const project = requireOwnedProject(found, caller);
  if (isRefusal(project)) return project;
  return (await isBeyondPlan(table, project, caller, owned)) ? refuse('PLAN_EXCEEDED') : project;
}
