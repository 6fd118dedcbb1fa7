import { authors } from '#functions/authors/author.store.ts';
import { loadPlan } from '#functions/platform/load.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import type { UserID } from '#shared/ids.ts';
import { captures } from '../captures/capture.store.ts';
import { authorSummaries } from '../orders/authorSummaries.ts';
import { orders } from '../orders/order.store.ts';
import { payouts } from '../payouts/payout.store.ts';
import { linesOf, statementLines } from './statement.store.ts';

interface LinesQuery {
  month: string;
  limit: number;
  cursor?: string | undefined;
}

/** Queries a page of a payee's movements of a month, oldest first. Cost: 1 DynamoDB request. */
export async function queryStatement(
  table: Pick<Table, 'query'>,
  payee: UserID,
  { month, ...paging }: LinesQuery,
) {
  const page = await table.query(statementLines, { pk: linesOf(payee, month), ...paging });
  if (isRefusal(page)) return page;
  const orderIds = new Set(page.items.flatMap(({ PaymentID }) => PaymentID ?? []));
  const payoutIds = new Set(
    page.items.flatMap(({ kind, recipientPayoutId }) => (kind === 'transferred' && recipientPayoutId) || []),
  );
  return [
    page,
    authors.key(payee),
    [...orderIds].map(id => orders.key(id)),
    [...payoutIds].map(id => payouts.key(id)),
  ] as const;
}

/**
 * Lists the movements of the caller's statement, or of anyone's for administrators, oldest first, with the charges of
 * their payments. Administrators see who transferred payouts by hand. Cost: 1 DynamoDB request if there are any.
 */
export const listStatementLines = operation(contracts.listStatementLines, {
  load: async ({ userId, query }, { table }) => {
    const page = await queryStatement(table, userId, query);
    return isRefusal(page) ? page : { page };
  },
  async run(
    {
      userId,
      caller,
      loaded: {
        page: [page, person, paid, sent],
      },
    },
    { table },
  ) {
    if (userId !== caller.UserID && !caller.isAdmin) return refuse('FORBIDDEN');
    if (!person) return refuse('AUTHOR_NOT_FOUND');

    const intents = new Map(
      paid.flatMap(order => (order?.intentId ? [[order.PaymentID, order.intentId] as const] : [])),
    );
    const triggers = new Map(
      sent.flatMap(payout =>
        caller.isAdmin && payout?.triggeredBy
          ? [[payout.recipientPayoutId, payout.triggeredBy] as const]
          : [],
      ),
    );
    const [found, people] = await loadPlan(table, [
      [...intents.values()].map(id => captures.key(id)),
      [...new Set(triggers.values())].map(id => authors.key(id)),
    ] as const);
    const charges = new Map(
      found.flatMap(capture => (capture ? [[capture.intentId, capture.chargeId]] : [])),
    );
    const administrator = authorSummaries(people);

    const items = page.items.map(line => {
      const { kind, PaymentID, recipientPayoutId } = line;
      const chargeId = PaymentID && charges.get(intents.get(PaymentID) ?? '');
      const by = kind === 'transferred' && recipientPayoutId && triggers.get(recipientPayoutId);
      return { ...line, ...(chargeId && { chargeId }), ...(by && { triggeredBy: administrator(by) }) };
    });
    return { ...page, items };
  },
});
