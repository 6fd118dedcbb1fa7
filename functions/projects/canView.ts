import type { Caller } from '#functions/platform/caller.ts';
import { isPublic } from '#shared/lifecycle.ts';
import type { ProjectRecord } from './project.store.ts';

/** Whether a user may see a project: everyone if it is public, otherwise its owner and administrators. */
export const canView = (
  project: Pick<ProjectRecord, 'status' | 'suspended' | 'OwnerUserID'>,
  caller: Caller | undefined,
): boolean => isPublic(project) || caller?.UserID === project.OwnerUserID || caller?.isAdmin === true;
