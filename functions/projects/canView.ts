import type { Caller } from '#functions/platform/caller.ts';
import { isPublic, type ProjectRecord } from './project.store.ts';

/** Whether somebody sees a project: everyone once it is approved, before that its owner and administrators. */
export const canView = (
  { status, OwnerUserID }: Pick<ProjectRecord, 'status' | 'OwnerUserID'>,
  caller: Caller | undefined,
): boolean => isPublic(status) || caller?.UserID === OwnerUserID || caller?.isAdmin === true;
