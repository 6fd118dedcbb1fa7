import { operation } from '#functions/platform/operation.ts';
import { deletion } from '#shared/contracts/deletion.ts';
import { findDeletion, toAccount } from './findDeletion.ts';

/** What stands in the way of deleting the caller's account. */
export const getAccountDeletion = operation(deletion.getAccountDeletion, {
  run: async ({ caller }, { table }) => await findDeletion(table, toAccount(caller)),
});
