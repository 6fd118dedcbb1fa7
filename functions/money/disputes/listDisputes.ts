import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { providerUrlOf } from '#functions/provider/providerUrl.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { authorKeys, authorSummaries } from '../orders/authorSummaries.ts';
import { orders } from '../orders/order.store.ts';
import { disputes, disputesIn } from './dispute.store.ts';

/** Lists the disputes in a state with their payments. Cost: 3 DynamoDB requests. */
export const listDisputes = operation(contracts.listDisputes, {
  load: async ({ query: { status, ...paging } }, { table }) => {
    const page = await table.query(disputes, { ...disputesIn(status), ...paging });
    return isRefusal(page)
      ? page
      : {
          cursor: page.cursor,
          found: page.items,
          paid: page.items.map(({ PaymentID }) => orders.key(PaymentID)),
        };
  },
  async run({ loaded: { cursor, found, paid } }, { table }) {
    const people = await table.batchGet(...authorKeys(paid.flatMap(order => (order ? [order.payerId] : []))));
    const person = authorSummaries(people);
    const items = found.flatMap((dispute, index) => {
      const order = paid[index];
      if (!order) return [];
      const {
        id,
        PaymentID,
        status,
        reason,
        amount,
        currency,
        createdAt,
        dueBy,
        evidenceSubmitted = false,
      } = dispute;
      return [
        {
          id,
          PaymentID,
          project: order.project,
          payer: person(order.payerId),
          status,
          reason,
          amount,
          total: order.total,
          currency,
          createdAt,
          ...(dueBy && { dueBy }),
          evidenceSubmitted,
          evidenceUrl: providerUrlOf('disputes', id),
        },
      ];
    });
    return { items, ...(cursor !== undefined && { cursor }) };
  },
});
