import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { refunds, refundsIn } from './refund.store.ts';
import { refundCasesPlan, toRefundCases } from './refundCases.ts';

/**
 * Lists the refunds in a state: requests oldest first, so that due ones come first, others newest first. Cost: 2 DynamoDB
 * requests.
 */
export const listRefunds = operation(contracts.listRefunds, {
  load: async ({ query: { status, ...paging } }, { table }) => {
    const page = await table.query(refunds, {
      index: 'gsi2',
      pk: refundsIn(status),
      order: status === 'requested' ? 'asc' : 'desc', // requests that are due first are listed first
      ...paging,
    });
    return isRefusal(page) ? page : { cursor: page.cursor, ...refundCasesPlan(page.items) };
  },
  run({ loaded: { cursor, ...found } }, { now }) {
    return {
      items: toRefundCases(found, { isAdmin: true, at: now() }),
      ...(cursor !== undefined && { cursor }),
    };
  },
});
