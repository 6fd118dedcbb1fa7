import type { Stripe } from 'stripe';
import { type Caller, callers } from '#functions/platform/caller.ts';
import { isRefusal, type Refusal } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { PaymentID, type UserID } from '#shared/ids.ts';
import { cancelSurplus } from './cancelSurplus.ts';
import { eventsOf } from './changeEvents.ts';
import { isInDoubt, nextCheck } from './dueAt.ts';
import { endNow, useCard, voidUnpaid } from './providerChanges.ts';
import { describe, expansions, type FreshSubscription, idOf, subscriberOf } from './providerSubscription.ts';
import { refundSubscription } from './refundSubscription.ts';
import {
  blankRecord,
  isRunning,
  type ProviderSubscription,
  type SubscriptionRecord,
  saveRecord,
  subscriptions,
} from './subscription.store.ts';
import { subscriptionOrders } from './subscriptionOrder.store.ts';
import { isBarred, wasBarred } from './wasBarred.ts';

const maxAttempts = 8;

/**
 * Stores the provider's state of a subscription, with its effects: the person's plan, the order that it began with, and the
 * events of its changes. Called by webhooks, pages and reconciliation, in any order and concurrently: a response is only
 * stored if the record is unchanged since the request; otherwise the provider is asked again. `subscriber` saves a request
 * if it is known. Returns the person's record; undefined for subscriptions that were not begun here.
 */
export async function syncSubscription(
  deps: PaymentDeps,
  subscriptionId: string,
  subscriber?: UserID,
): Promise<SubscriptionRecord | undefined> {
  const { table, payments } = deps;
  const stripe = await payments.stripe();

  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const UserID = subscriber ?? subscriberOf(await stripe.subscriptions.retrieve(subscriptionId));
    if (!UserID) return undefined;
    const [before, person] = await table.batchGet(subscriptions.key(UserID), callers.key(UserID));
    const found = await retrieve(stripe, subscriptionId);
    const next = describe(found);
    if (isRunning(next) && wasBarred(person, next.startDate)) {
      await endNow(stripe, next);
      await refundSubscription(deps, next.subscriptionId);
      continue;
    }
    if (before && isOther(before, next)) {
      const kept = await keepOther(deps, before, next);
      if (kept) return kept;
      continue;
    }
    const outcome = await store(deps, { before, next, order: orderOf(found), UserID });
    if (!isRefusal(outcome)) return outcome;
  }
  throw new Error(`Subscription ${subscriptionId} keeps changing`);
}

/**
 * Retrieves a subscription. A card that was changed on the provider's pages becomes the subscription's own. A subscription
 * whose payments the provider has given up collecting is cancelled, so that it cannot become active again next to another,
 * and its unpaid invoice can no longer be paid.
 */
async function retrieve(stripe: Stripe, id: string): Promise<Stripe.Subscription> {
  const found = await stripe.subscriptions.retrieve(id, { expand: expansions });
  const { customer, default_payment_method, status } = found;
  if (status === 'unpaid' || status === 'paused') {
    await endNow(stripe, describe(found));
    return await retrieve(stripe, id);
  }
  if (status === 'canceled') await voidUnpaid(stripe, found);
  if (typeof customer === 'string' || customer.deleted || status === 'canceled') return found;
  const chosen = idOf(customer.invoice_settings.default_payment_method);
  if (!chosen || chosen === idOf(default_payment_method)) return found;
  return await useCard(stripe, describe(found), chosen);
}

/** Whether the record is about another subscription, which this one does not replace. */
function isOther({ current }: SubscriptionRecord, next: ProviderSubscription): boolean {
  if (!current || current.subscriptionId === next.subscriptionId) return false;
  if (isRunning(current)) return true;
  return !isRunning(next) && current.startDate >= next.startDate;
}

/**
 * The record of a person whose subscription is another one. Of two that run, the stored one is kept. Returns undefined
 * if the stored one has ended at the provider, so that the other can replace it.
 */
async function keepOther(
  deps: PaymentDeps,
  record: SubscriptionRecord,
  next: FreshSubscription,
): Promise<SubscriptionRecord | undefined> {
  if (!record.current || !isRunning(record.current) || !isRunning(next)) return record;
  const kept = await syncSubscription(deps, record.current.subscriptionId, record.UserID);
  if (!isRunning(kept?.current)) return undefined;
  await cancelSurplus(deps, next, { keep: record.current.subscriptionId });
  return kept;
}

const orderOf = ({ metadata }: Stripe.Subscription): PaymentID | undefined =>
  PaymentID.safeParse(metadata['PaymentID']).data;

interface Finding {
  UserID: UserID;
  before: SubscriptionRecord | undefined;
  next: ProviderSubscription;
  order: PaymentID | undefined;
}

async function store(
  deps: PaymentDeps,
  { before, next, order: orderId, UserID }: Finding,
): Promise<SubscriptionRecord | Refusal> {
  const { table, now } = deps;
  const [caller, order] = await table.batchGet(
    callers.key(UserID),
    ...(orderId ? [subscriptionOrders.key(orderId)] : []),
  );
  const { checkout, cancelRequested, dueAt: _, ...known } = before ?? blankRecord(UserID);
  const isPaid = checkout !== undefined && checkout.PaymentID === orderId;
  const after: SubscriptionRecord = {
    ...known,
    current: next,
    ...(checkout && !isPaid && { checkout }),
    ...(next.trialEnd && { trialUsedAt: known.trialUsedAt ?? next.startDate }),
    ...((cancelRequested || isBarred(caller)) && next.autoRenewal && { cancelRequested: true }),
  };
  const isRefused =
    wasBarred(caller, next.startDate) && before?.current?.subscriptionId !== next.subscriptionId;
  const dueAt =
    isRefused || isInDoubt(before, next, now())
      ? before?.dueAt && before.dueAt < now()
        ? before.dueAt
        : now()
      : nextCheck(after, now());
  const saved = { ...after, ...(dueAt && { dueAt }) };
  const plan = isRunning(next) ? next.planTypeId : 'free';
  const activeTill = activeTillOf(next, caller?.activeTill);
  const isInEffect = caller?.planTypeId === plan && caller.activeTill === activeTill;
  const isDone = isInEffect && order?.status !== 'pending';
  if (before && isDone && isSame(before, saved)) return before;

  const version = (before?.version ?? 0) + 1;
  const refused = await table.transact(
    saveRecord(before, saved),
    caller && putPlan(UserID, { planTypeId: plan, activeTill }),
    order?.status === 'pending'
      ? Step.update(subscriptionOrders.key(order.PaymentID), {
          status: wasBarred(caller, next.startDate) ? 'expired' : 'success',
          subscriptionId: next.subscriptionId,
        })
      : undefined,
    ...eventsOf(deps, UserID, { before: before?.current, next, version }),
  );
  return refused ?? { ...saved, version };
}

/** End of the time that is paid for. A renewal that has not been paid changes nothing. */
function activeTillOf(next: ProviderSubscription, before: string | undefined): string | undefined {
  if (!isRunning(next)) return undefined;
  return next.status === 'past-due' ? before : next.periodEnd;
}

const putPlan = (id: UserID, { planTypeId, activeTill }: Pick<Caller, 'planTypeId' | 'activeTill'>) =>
  activeTill
    ? Step.update(callers.key(id), { planTypeId, activeTill })
    : Step.update(callers.key(id), { planTypeId }).unset('activeTill');

const isSame = (a: SubscriptionRecord, b: SubscriptionRecord): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted({ ...b, version: a.version, dueAt: a.dueAt }));

/** The value with sorted fields and without undefined ones. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  );
}
