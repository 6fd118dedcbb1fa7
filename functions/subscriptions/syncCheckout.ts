import type { PaymentDeps } from '#functions/provider/payments.ts';
import type { UserID } from '#shared/ids.ts';
import { idOf } from './providerSubscription.ts';
import { type SubscriptionRecord, saveRecord, subscriptions } from './subscription.store.ts';
import { syncSubscription } from './syncSubscription.ts';

/** The provider's state of a payment page. */
type CheckoutState =
  | { kind: 'open'; url: string | null }
  | { kind: 'expired' }
  | { kind: 'complete'; subscriptionId: string };

/** Fetches the state of a payment page from the provider. */
export async function fetchCheckout({ payments }: PaymentDeps, sessionId: string): Promise<CheckoutState> {
  const session = await (await payments.stripe()).checkout.sessions.retrieve(sessionId);
  if (session.status === 'expired') return { kind: 'expired' };
  const subscriptionId = idOf(session.subscription);
  if (session.status === 'open' || !subscriptionId) return { kind: 'open', url: session.url };
  return { kind: 'complete', subscriptionId };
}

/**
 * Syncs the open payment page of a person, if there is one: a completed one begins the subscription, an expired one is
 * removed. Returns the person's record.
 */
export async function syncCheckout(
  deps: PaymentDeps,
  UserID: UserID,
): Promise<SubscriptionRecord | undefined> {
  const { table } = deps;
  const record = await table.get(subscriptions.key(UserID));
  if (!record?.checkout) return record;

  const state = await fetchCheckout(deps, record.checkout.sessionId);
  if (state.kind === 'complete') return await syncSubscription(deps, state.subscriptionId, UserID);
  if (state.kind === 'open') return record;
  const { checkout: _, ...closed } = record;
  // If another call has changed the record in the meantime, it has dealt with the payment page.
  const refused = await table.transact(saveRecord(record, closed));
  return refused ? await table.get(subscriptions.key(UserID)) : { ...closed, version: record.version + 1 };
}
