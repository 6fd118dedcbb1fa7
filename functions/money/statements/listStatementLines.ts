import { authors } from '#functions/authors/author.store.ts';
import { loadPlan } from '#functions/platform/load.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import type { AuthorSummary } from '#shared/entities/author.ts';
import { special, type UserID } from '#shared/ids.ts';
import type { StatementKind } from '#shared/statements.ts';
import { captures } from '../captures/capture.store.ts';
import { authorKeys, authorSummaries } from '../orders/authorSummaries.ts';
import { orders, type StoredPayment } from '../orders/order.store.ts';
import { namedPayers } from '../orders/toPublicOrder.ts';
import { payouts, type StoredPayout } from '../payouts/payout.store.ts';
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
    page.items.flatMap(({ kind, recipientPayoutId }) => (isOfPayout(kind) && recipientPayoutId) || []),
  );
  return [
    page,
    authors.key(payee),
    [...orderIds].map(id => orders.key(id)),
    [...payoutIds].map(id => payouts.key(id)),
  ] as const;
}

const isOfPayout = (kind: StatementKind): boolean => kind === 'transferred' || kind === 'offset';

/** Fields of an order that are shown with its movements: its project, its kind, and its payer unless they stay anonymous. */
const ofOrder = (
  { project: { ProjectID, shortName }, kind, anonymous, payerId }: StoredPayment,
  summary: (id: UserID) => AuthorSummary,
) => ({
  project: { ProjectID, shortName },
  paymentKind: kind,
  ...(!anonymous && { payer: summary(payerId) }),
});

/** The project of a payout; none if it joins the payouts of several. */
const ofPayout = ({ project }: StoredPayout) => (project.ProjectID === special.noProject ? {} : { project });

/**
 * Lists the movements of the caller's statement, or of anyone's for administrators, oldest first, with the projects,
 * payers and charges of their payments. Administrators see who transferred payouts by hand. Cost: 1 DynamoDB request if
 * there are any.
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

    const ordersById = new Map(paid.flatMap(order => (order ? [[order.PaymentID, order] as const] : [])));
    const payoutsById = new Map(
      sent.flatMap(payout => (payout ? [[payout.recipientPayoutId, payout] as const] : [])),
    );
    const intents = [...ordersById.values()].flatMap(({ intentId }) => intentId ?? []);
    const triggers = [...payoutsById.values()].flatMap(({ triggeredBy }) => triggeredBy ?? []);
    const [found, people] = await loadPlan(table, [
      intents.map(id => captures.key(id)),
      authorKeys([...namedPayers([...ordersById.values()]), ...(caller.isAdmin ? triggers : [])]),
    ] as const);
    const charges = new Map(
      found.flatMap(capture => (capture ? [[capture.intentId, capture.chargeId]] : [])),
    );
    const summary = authorSummaries(people);

    const items = page.items.map(line => {
      const order = line.PaymentID && ordersById.get(line.PaymentID);
      const payout = line.recipientPayoutId && payoutsById.get(line.recipientPayoutId);
      const chargeId = order && charges.get(order.intentId ?? '');
      const by = caller.isAdmin && line.kind === 'transferred' && payout && payout.triggeredBy;
      return {
        ...line,
        ...(payout && ofPayout(payout)),
        ...(order && ofOrder(order, summary)),
        ...(chargeId && { chargeId }),
        ...(by && { triggeredBy: summary(by) }),
      };
    });
    return { ...page, items };
  },
});
