import { lambda } from '#functions/platform/lambda.ts';
import { maintenance } from '#functions/platform/maintenance.store.ts';
import { admin } from '#shared/contracts/admin.ts';
import { getMaintenance } from './getMaintenance.ts';

export const handler = lambda(admin.getMaintenance, { load: () => [maintenance.key()], run: getMaintenance });
