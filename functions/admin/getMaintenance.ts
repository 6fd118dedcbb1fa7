import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { maintenance } from '#functions/platform/maintenance.store.ts';
import type { admin as contracts } from '#shared/contracts/admin.ts';
import { toMaintenanceStatus } from './toMaintenanceStatus.ts';

/** Returns the maintenance switch. Cost: 2 DynamoDB requests. */
export async function getMaintenance(
  { loaded: [found] }: Input<typeof contracts.getMaintenance, [typeof maintenance]>,
  { table }: Deps,
) {
  return await toMaintenanceStatus(table, found);
}
