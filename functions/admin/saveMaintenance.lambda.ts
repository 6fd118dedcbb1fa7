import { lambda } from '#functions/platform/lambda.ts';
import { maintenance } from '#functions/platform/maintenance.store.ts';
import { admin } from '#shared/contracts/admin.ts';
import { saveMaintenance } from './saveMaintenance.ts';

export const handler = lambda(admin.saveMaintenance, {
  load: () => [maintenance.key()],
  run: saveMaintenance,
});
