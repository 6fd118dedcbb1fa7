import { lambda } from '#functions/platform/lambda.ts';
import { deletion } from '#shared/contracts/deletion.ts';
import { findDeletion, toAccount } from './findDeletion.ts';

export const handler = lambda(deletion.getAccountDeletion, {
  run: async ({ caller }, { table }) => await findDeletion(table, toAccount(caller)),
});
