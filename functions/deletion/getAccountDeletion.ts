import { operation } from '#functions/platform/operation.ts';
import { deletion } from '#shared/contracts/deletion.ts';
import { findDeletion, toAccount } from './findDeletion.ts';

/** Returns the obstacles to the deletion of the caller's account, and its consequences. */
export const getAccountDeletion = operation(deletion.getAccountDeletion, {
  run: async ({ caller }, { table }) => await findDeletion(table, toAccount(caller)),
});
