import { authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { Maintenance } from '#functions/platform/maintenance.store.ts';
import type { Table } from '#functions/platform/table.ts';
import type { MaintenanceStatus } from '#shared/entities/maintenanceStatus.ts';

/** The maintenance switch with the administrator who switched it. Cost: 1 DynamoDB request if one did. */
export async function toMaintenanceStatus(
  table: Pick<Table, 'get'>,
  found: Maintenance | undefined,
): Promise<MaintenanceStatus> {
  if (!found) return { isOn: false };
  const { switchedBy, ...status } = found;
  if (!switchedBy) return status;
  const user = await table.get(authors.key(switchedBy));
  return { ...status, switchedBy: user ? toAuthorSummary(user) : formerMember(switchedBy) };
}
