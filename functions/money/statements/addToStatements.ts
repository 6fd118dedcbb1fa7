import type { Posting } from '#functions/platform/ledger.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { UserID } from '#shared/ids.ts';
import type { StatementKind } from '#shared/statements.ts';
import { addLine } from './statement.store.ts';

/** Adds each new posting to the statements of the payees whose accounts it changes. */
export const addToStatements: Projection<Posting> = async ({ before, after }) => {
  if (before || !after) return undefined;
  const { id, at, currency, PaymentID, recipientPayoutId } = after;

  return [...changesByPayee(after)].flatMap(([payee, { balance, offset }]) =>
    addLine(payee, {
      id,
      at,
      kind: kindOf(after, balance),
      currency,
      amount: balance,
      offset: after.kind === 'setOff' ? offset : 0,
      ...(PaymentID && { PaymentID }),
      ...(recipientPayoutId && { recipientPayoutId }),
    }),
  );
};

interface PayeeChange {
  /** Change of what the payee is owed, less what they owe. */
  balance: number;
  /** Settled of what they owe. */
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

/** What a change of a payee's balance is called. Shares of large teams are posted apart from their payment or refund. */
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
