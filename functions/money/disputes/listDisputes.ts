import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import { authorKeys, authorSummaries } from '../orders/authorSummaries.ts';
import type { orders } from '../orders/order.store.ts';
import type { StoredDispute } from './dispute.store.ts';

type Loaded = [string | undefined, StoredDispute[], (typeof orders)[]];

/** Lists the disputes in a state with their payments. Cost: 3 DynamoDB requests. */
export async function listDisputes(
  { loaded: [cursor, found, paid] }: Input<typeof contracts.listDisputes, Loaded>,
  { table }: Deps,
) {
  const people = await table.batchGet(...authorKeys(paid.flatMap(order => (order ? [order.payerId] : []))));
  const person = authorSummaries(people);
  const items = found.flatMap((dispute, place) => {
    const order = paid[place];
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
        evidenceUrl: `https://dashboard.stripe.com/disputes/${id}`,
      },
    ];
  });
  return { items, ...(cursor !== undefined && { cursor }) };
}
