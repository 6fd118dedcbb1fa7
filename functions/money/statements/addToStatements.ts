import type { Posting } from '#functions/ledger/ledger.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import { UserID } from '#shared/ids.ts';
import type { StatementKind } from '#shared/statements.ts';
import { orders } from '../orders/order.store.ts';
import { addLine, addToPayeeMonth, payeeYears } from './statement.store.ts';

/**
 * Adds each new posting to the statements of the payees whose accounts it changes, and the platform fee to the year of
 * the owner, who bears it. Cost: 1 DynamoDB request for postings of payments.
 */
export const addToStatements: Projection<Posting> = async ({ before, after }, { table }) => {
  if (before || !after) return undefined;
  const { id, at, currency, PaymentID, recipientPayoutId } = after;
  const year = at.slice(0, 4);
  const fee = feeIn(after);
  const changes = [...changesByPayee(after)].map(([payee, change]) => ({
    payee,
    ...change,
    kind: kindOf(after, change.balance),
  }));
  const earning = changes.filter(({ kind }) => isIncome(kind));
  const [order, ...known] =
    PaymentID && (earning.length > 0 || fee !== 0)
      ? await table.batchGet(
          orders.key(PaymentID),
          ...earning.map(({ payee }) => payeeYears.key(year, payee)),
        )
      : [];
  const feePayer = order && (order.feePayerId ?? order.OwnerUserID);

  const lines = changes.flatMap(({ payee, kind, balance, offset }) =>
    addLine(
      payee,
      {
        id,
        at,
        kind,
        currency,
        amount: balance,
        offset: after.kind === 'setOff' ? offset : 0,
        ...(PaymentID && { PaymentID }),
        ...(recipientPayoutId && { recipientPayoutId }),
      },
      order && isIncome(kind)
        ? {
            ...(order.kind === 'points' && { sold: balance }),
            ...(payee === feePayer && fee !== 0 && { fees: fee }),
            ...(kind === 'received' && { payments: 1 }),
          }
        : {},
    ),
  );
  if (!feePayer) return lines;

  const years = earning.map(({ payee }, index) =>
    known[index] ? undefined : Step.put(payeeYears.key(year, payee), { UserID: payee, year }),
  );
  // A refund of a few pence may return a penny of the fee and nothing of the owner's share.
  const isFeeAlone = fee !== 0 && !earning.some(({ payee }) => payee === feePayer);
  return [
    ...lines,
    ...years,
    ...(isFeeAlone
      ? [
          addToPayeeMonth(feePayer, after, { fees: fee }),
          Step.put(payeeYears.key(year, feePayer), { UserID: feePayer, year }),
        ]
      : []),
  ];
};

/** Whether it is income of a payment, or takes some back. */
const isIncome = (kind: StatementKind): boolean => kind !== 'transferred' && kind !== 'offset';

/** The platform fee that a posting charges or, if negative, returns. */
const feeIn = ({ entries }: Posting): number =>
  entries
    .filter(({ account }) => account === 'revenue:commission')
    .reduce((sum, { amount }) => sum - amount, 0);

interface PayeeChange {
  /** Change of the amount that the payee is owed, less their debt. */
  balance: number;
  /** The part of their debt that is settled. */
  offset: number;
}

/** Payees by the accounts of a posting's entries. Liabilities are negative in the ledger. */
function changesByPayee({ entries }: Posting): Map<UserID, PayeeChange> {
  const changes = new Map<UserID, PayeeChange>();
  for (const { account, amount } of entries) {
    const [, side, id] = /^(payable|receivable):user:(.+)$/.exec(account) ?? [];
    if (!id) continue;
    const payee = UserID.parse(id);
    const { balance, offset } = changes.get(payee) ?? { balance: 0, offset: 0 };
    changes.set(payee, {
      balance: balance - amount || 0, // not -0
      offset: offset + (side === 'receivable' && amount < 0 ? -amount : 0),
    });
  }
  return changes;
}

/**
 * Kind of a change of a payee's balance in their statement. Shares of large teams have postings of their own, apart from
 * the one of their payment or refund.
 */
function kindOf({ kind }: Posting, balance: number): StatementKind {
  switch (kind) {
    case 'setOff':
      return 'offset';
    case 'transferred':
    case 'transferReversed':
      return 'transferred';
    case 'disputeLost':
    case 'reinstated':
      return 'disputes';
    case 'refunded':
      return 'refunds';
    default:
      return balance < 0 ? 'refunds' : 'received';
  }
}
