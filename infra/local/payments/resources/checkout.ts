import { declineOf, saveCard } from '../cards.ts';
import type { SimulatorContext } from '../context.ts';
import type { IntentRecord, SessionRecord } from '../records.ts';
import { chargeIntent } from './charging.ts';
import { addCustomer } from './customers.ts';
import { addIntent } from './intents.ts';
import { subscribe } from './subscribing.ts';

/** Validated input of the hosted payment page. */
export interface TypedPayment {
  email: string;
  name: string;
  number: string;
  expMonth: number;
  expYear: number;
}

/** Pays an open session once. A declined card leaves it open; the result has Stripe's decline code. */
export function payCheckout(
  context: SimulatorContext,
  session: SessionRecord,
  typed: TypedPayment,
): { declined: string } | 'done' {
  if (session.mode === 'subscription') return subscribeCheckout(context, session, typed);

  const intent = intentFor(context, session);
  const method = saveCard(context, { ...typed, customer: session.customer });
  const charged = chargeIntent(context, intent, method.id);
  if (charged.status === 'requires_payment_method') {
    return { declined: charged.last_payment_error?.decline_code ?? 'generic_decline' };
  }

  const customer = session.customer_creation === 'always' ? addCustomer(context, typed).id : session.customer;
  if (customer && !charged.customer) {
    context.store.intents.update(charged.id, { customer });
    if (charged.latest_charge) context.store.charges.update(charged.latest_charge, { customer });
  }
  completeSession(context, session, typed, {
    customer,
    payment_intent: charged.id,
    payment_status: charged.status === 'succeeded' ? 'paid' : 'unpaid',
  });
  return 'done';
}

/** Creates the subscription of a session. The customer is created only if the card is accepted. */
function subscribeCheckout(
  context: SimulatorContext,
  session: SessionRecord,
  typed: TypedPayment,
): { declined: string } | 'done' {
  const { store } = context;
  const plan = store.plans.get(session.id);
  if (!plan) throw new Error(`Session ${session.id} has no plan`);
  const trial = plan.subscription.trialDays > 0;
  const method = saveCard(context, { ...typed, customer: session.customer });
  const refusal = trial ? declineOf(store.cards.get(method.id)?.behaviour ?? 'declined') : undefined;
  if (refusal) return { declined: refusal.decline_code };

  const charged = trial ? undefined : chargeIntent(context, intentFor(context, session), method.id);
  if (charged?.status === 'requires_payment_method') {
    return { declined: charged.last_payment_error?.decline_code ?? 'generic_decline' };
  }

  const customer = session.customer ?? addCustomer(context, typed).id;
  if (charged) store.intents.update(charged.id, { customer });
  if (charged?.latest_charge) store.charges.update(charged.latest_charge, { customer });
  store.methods.update(method.id, { customer });
  const subscription = subscribe(context, {
    customer,
    prices: plan.items.flatMap(item =>
      item.price ? [{ price: item.price, quantity: item.quantity ?? 1 }] : [],
    ),
    ...plan.subscription,
    method: method.id,
    paidWith: charged,
  });
  completeSession(context, session, typed, {
    customer,
    invoice: subscription.latest_invoice,
    payment_intent: null,
    payment_status: trial ? 'no_payment_required' : 'paid',
    subscription: subscription.id,
  });
  return 'done';
}

/** Completes a session and sends the event. */
function completeSession(
  { store, emit }: SimulatorContext,
  session: SessionRecord,
  { email, name }: Pick<TypedPayment, 'email' | 'name'>,
  result: Partial<SessionRecord>,
): void {
  const complete = store.sessions.update(session.id, {
    ...result,
    customer_details: {
      address: null,
      business_name: null,
      email,
      individual_name: null,
      name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    status: 'complete',
    url: null,
  });
  emit('checkout.session.completed', complete);
}

/** The session's payment intent. An attempt after a declined card uses the same one. */
function intentFor(context: SimulatorContext, session: SessionRecord): IntentRecord {
  const { store } = context;
  const existing = store.intents.get(session.payment_intent ?? '');
  if (existing) return existing;

  const intent = addIntent(context, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'gbp',
    customer: session.customer,
    ...store.plans.get(session.id)?.intent,
  });
  store.sessions.update(session.id, { payment_intent: intent.id });
  return intent;
}
