import { callers } from '#functions/platform/caller.ts';
import type { Table } from '#functions/platform/table.ts';
import type { ProjectRecord } from './project.store.ts';

/** Whether the owner of a project is banned, which hides it from lists and stops its orders. Cost: 1 DynamoDB request. */
export const isOwnerBanned = async (
  table: Pick<Table, 'get'>,
  { OwnerUserID }: Pick<ProjectRecord, 'OwnerUserID'>,
): Promise<boolean> => (await table.get(callers.key(OwnerUserID)))?.status === 'banned';
