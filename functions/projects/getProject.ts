import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { ProjectID } from '#shared/ids.ts';
import { loadProject } from './loadProject.ts';
import { toProject } from './toProject.ts';

/** A project whole, with what the caller is to it. Two requests, the first of which may be that for the caller. */
export async function getProject({ table }: Deps, id: ProjectID, caller: Caller | undefined) {
  const found = await loadProject(table, id, caller);
  return found ? toProject(found.items, found.you) : refuse('PROJECT_NOT_FOUND');
}
