import { adoptions, isOfferOpen } from '#functions/adoption/adoption.store.ts';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { payoutAccounts } from '#functions/money/accounts/account.store.ts';
import { debts } from '#functions/money/debts/debt.store.ts';
import { openOrderKeys } from '#functions/money/orders/openOrder.store.ts';
import { outstandingAmount, ownByStatus, payouts } from '#functions/money/payouts/payout.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import type { Table } from '#functions/platform/table.ts';
import { byOwner, type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { isRunning, subscriptions } from '#functions/subscriptions/subscription.store.ts';
import type { AccountDeletion } from '#shared/entities/accountDeletion.ts';
import { isSpecialAccount, type UserID } from '#shared/ids.ts';
import type { PayoutState } from '#shared/lifecycle.ts';
import { type Currency, currencies, money } from '#shared/settings.ts';

/** The account whose deletion is asked for. */
interface Account {
  UserID: UserID;
  isAdministrator: boolean;
}

/** States of payouts whose money has not arrived. */
const unfinished = ['pending', 'eligible', 'processing', 'failed'] as const satisfies readonly PayoutState[];

/**
 * Finds the obstacles to the deletion of an account, and the consequences of its deletion. Reads all projects and
 * unfinished payouts of the person.
 */
export async function findDeletion(table: Table, person: Account): Promise<AccountDeletion> {
  const { UserID } = person;
  const [owned, unpaid] = await Promise.all([ownProjects(table, UserID), unpaidSums(table, UserID)]);
  const abandoned = owned.filter(({ status }) => status === 'abandoned'); // others count as projects already
  const [[subscription, projectsAtOnce, account, numbers], offers, owed, orders] = await Promise.all([
    table.batchGet(
      subscriptions.key(UserID),
      projectCount.key(UserID),
      payoutAccounts.key(UserID),
      personCounts.key(UserID),
    ),
    table.batchGet(...abandoned.map(({ ProjectID }) => adoptions.key(ProjectID))),
    table.batchGet(...currencies.map(currency => debts.key(UserID, currency))),
    table.batchGet(...openOrderKeys(UserID)),
  ]);

  const counts = {
    projects: projectsAtOnce?.open ?? 0,
    adoptions: offers.filter(offer => offer && isOfferOpen(offer) && offer.OwnerUserID === UserID).length,
    payouts: unpaid.filter(({ isTransferable }) => isTransferable).length,
    debts: owed.filter(debt => debt && debt.causes.length > 0).length,
    orders: orders.filter(order => order !== undefined).length,
    administrator: Number(isPrivileged(person)),
  };
  const current = subscription?.current;
  return {
    obstacles: (Object.keys(counts) as (keyof typeof counts)[])
      .map(kind => ({ kind, count: counts[kind] }))
      .filter(({ count }) => count > 0),
    memberships: numbers?.memberships ?? 0,
    ...(current &&
      isRunning(current) && { plan: { planTypeId: current.planTypeId, paidUntil: current.periodEnd } }),
    unpaid: unpaid
      .filter(({ isTransferable }) => !isTransferable)
      .map(({ currency, amount }) => ({ currency, amount })),
    hasPayoutAccount: account?.status === 'ready',
  };
}

/** The caller as the owner of an account. Administrators whose session has no second factor are administrators too. */
export const toAccount = ({ UserID, isAdmin, needsTwoFactor, isAdministrator }: Caller): Account => ({
  UserID,
  isAdministrator: isAdmin || needsTwoFactor || isAdministrator === true,
});

const isPrivileged = ({ UserID, isAdministrator }: Account): boolean =>
  isAdministrator || isSpecialAccount(UserID);

/** All projects of a person, in whatever state. */
export async function ownProjects(table: Pick<Table, 'each'>, owner: UserID): Promise<ProjectRecord[]> {
  const found: ProjectRecord[] = [];
  for await (const project of table.each(projects, { index: 'gsi2', pk: byOwner(owner) }))
    found.push(project);
  return found;
}

interface UnpaidSum {
  currency: Currency;
  /** Minor units. */
  amount: number;
  /** Whether the money can be transferred, is being transferred, or is held. */
  isTransferable: boolean;
}

/** Earnings that have not been paid out, by currency. */
async function unpaidSums(table: Pick<Table, 'each'>, recipient: UserID): Promise<UnpaidSum[]> {
  const sums = new Map<Currency, { amount: number; isStopped: boolean }>();
  for (const status of unfinished)
    for await (const payout of table.each(payouts, { index: 'gsi1', pk: ownByStatus(recipient, status) })) {
      const { amount, isStopped } = sums.get(payout.currency) ?? { amount: 0, isStopped: false };
      sums.set(payout.currency, {
        amount: amount + outstandingAmount(payout),
        isStopped: isStopped || status === 'processing' || payout.held === true,
      });
    }
  return [...sums]
    .filter(([, { amount }]) => amount > 0)
    .map(([currency, { amount, isStopped }]) => ({
      currency,
      amount,
      isTransferable: isStopped || amount >= money.minTransfer,
    }));
}
