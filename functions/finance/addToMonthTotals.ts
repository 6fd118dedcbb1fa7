import type { Posting } from '#functions/ledger/ledger.ts';
import type { Projection } from '#functions/platform/projection.ts';
import type { AccountName } from '#shared/finance.ts';
import { addToMonth, type TotalName } from './monthTotals.store.ts';

/** Adds each new posting to the sums of its month. */
export const addToMonthTotals: Projection<Posting> = async ({ before, after }) =>
  before || !after ? undefined : [addToMonth(after, amountsOf(after))];

type Amounts = Partial<Record<TotalName, number>>;

function amountsOf(posting: Posting): Amounts {
  const amounts: Amounts = {};
  const add = (name: TotalName, amount: number) => {
    if (amount !== 0) amounts[name] = (amounts[name] ?? 0) + amount;
  };
  for (const { account, amount } of posting.entries) add(accountOf(account, posting.kind), amount);
  for (const [name, amount] of movementsOf(posting.kind, amounts)) add(name, amount);
  return amounts;
}

const accounts: Record<string, AccountName> = {
  'provider:stripe': 'provider',
  'transit:stripe': 'transit',
  'bank:platform': 'bank',
  'receivable:disputes': 'disputed',
  'receivable:payers': 'payersOwe',
  'payable:refunds': 'refundsOwed',
  'payable:vat': 'vat',
  clearing: 'clearing',
  'exchange:stripe': 'exchange',
  'revenue:commission': 'commission',
  'revenue:subscriptions': 'subscriptions',
};

function accountOf(account: string, kind: Posting['kind']): AccountName {
  if (account === 'fees:stripe') return feesOf(kind);
  if (account.startsWith('payable:user:')) return 'owedToPayees';
  if (account.startsWith('receivable:user:')) return 'payeesOwe';
  const name = accounts[account];
  if (!name) throw new Error(`Account ${account} is missing from the month-end report`);
  return name;
}

/** Account of a fee, by the kind of the posting that booked it. */
function feesOf(kind: Posting['kind']): AccountName {
  switch (kind) {
    case 'disputeOpened':
    case 'disputeWon':
    case 'disputeLost':
      return 'disputeFees';
    case 'subscription':
      return 'subscriptionFees';
    case 'withdrawn':
    case 'toppedUp':
    case 'feeCharged':
      return 'otherFees';
    default:
      return 'paymentFees';
  }
}

function movementsOf(kind: Posting['kind'], changes: Amounts): [TotalName, number][] {
  const {
    commission = 0,
    subscriptions = 0,
    owedToPayees = 0,
    payeesOwe = 0,
    clearing = 0,
    bank = 0,
  } = changes;
  /** Amount of a payment that goes to the platform and the payees together. */
  const income = -(commission + owedToPayees + payeesOwe + clearing);
  switch (kind) {
    case 'paid':
      // Postings in the currency in which a payment settled have no income.
      return [
        ['payments', income],
        ['paymentCount', income === 0 ? 0 : 1],
      ];
    case 'received':
    case 'returned':
      return [['unapplied', income]];
    case 'refunded':
      return [['refunds', income]];
    case 'disputeLost':
      return [['disputesLost', income]];
    case 'reinstated':
      return [['reinstated', income]];
    case 'subscription':
      return [['plans', -subscriptions]];
    case 'transferred':
      return [['transferred', -owedToPayees]];
    case 'transferReversed':
      return [['transfersReversed', -(owedToPayees + payeesOwe)]];
    case 'setOff':
      return [['setOff', owedToPayees]];
    case 'withdrawn':
      return [['withdrawn', -bank]];
    case 'toppedUp':
      return [['toppedUp', -bank]];
    default:
      return [];
  }
}
