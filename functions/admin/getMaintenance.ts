import { maintenance } from '#functions/platform/maintenance.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { admin as contracts } from '#shared/contracts/admin.ts';
import { toMaintenanceStatus } from './toMaintenanceStatus.ts';

/** Returns the maintenance switch. Cost: 2 DynamoDB requests. */
export const getMaintenance = operation(contracts.getMaintenance, {
  load: () => ({ found: maintenance.key() }),
  async run({ loaded: { found } }, { table }) {
    return await toMaintenanceStatus(table, found);
  },
});
