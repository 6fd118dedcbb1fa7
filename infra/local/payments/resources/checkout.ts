import { authenticationFailed, declineOf, saveCard } from '../cards.ts';
import type { SimulatorContext } from '../context.ts';
import type { IntentRecord, SessionRecord } from '../records.ts';
import { chargeIntent, failAuthentication, requireAction } from './charging.ts';
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

/** Outcome of an attempt to pay; a declined one has Stripe's decline code. */
type Attempt = { declined: string } | 'authenticate' | 'done';

/** The cardholder as typed, and the saved card. */
type Payer = Pick<TypedPayment, 'email' | 'name'> & { method: string };

/**
 * Pays an open session once. A declined card leaves it open. A card whose bank wants to authenticate its holder is charged
 * only after that.
 */
export function payCheckout(context: SimulatorContext, session: SessionRecord, typed: TypedPayment): Attempt {
  const { email, name } = typed;
  const { id: method } = saveCard(context, { ...typed, customer: session.customer });
  const payer = { email, name, method };
  context.store.authentications.remove(session.id); // of an earlier card
  if (context.store.cards.get(method)?.behaviour !== 'authenticates') return charge(context, session, payer);

  if (!isFree(context, session)) {
    const url = authenticationUrl(context, session);
    requireAction(context, intentFor(context, session), { methodId: method, url });
  }
  context.store.authentications.insert({ id: session.id, ...payer });
  return 'authenticate';
}

/** Ends the authentication that an open session waits for: the card is charged, or another one has to be tried. */
export function authenticateCheckout(
  context: SimulatorContext,
  session: SessionRecord,
  isApproved: boolean,
): Attempt {
  const payer = context.store.authentications.get(session.id);
  if (!payer) throw new Error(`Session ${session.id} waits for no authentication`);
  context.store.authentications.remove(session.id);
  if (isApproved) return charge(context, session, payer);
  if (!isFree(context, session)) failAuthentication(context, intentFor(context, session));
  return { declined: authenticationFailed.decline_code };
}

/** The page of the bank on which a session's cardholder is authenticated. */
export const authenticationUrl = ({ baseUrl }: SimulatorContext, { id }: SessionRecord): string =>
  `${baseUrl()}/c/pay/${id}/authenticate`;

/** Whether nothing is due yet, because a subscription begins with a trial. */
const isFree = ({ store }: SimulatorContext, { id }: SessionRecord): boolean =>
  (store.plans.get(id)?.subscription.trialDays ?? 0) > 0;

function charge(context: SimulatorContext, session: SessionRecord, payer: Payer): Attempt {
  if (session.mode === 'subscription') return subscribeCheckout(context, session, payer);

  const charged = chargeIntent(context, intentFor(context, session), payer.method);
  if (charged.status === 'requires_payment_method') {
    return { declined: charged.last_payment_error?.decline_code ?? 'generic_decline' };
  }

  const customer = session.customer_creation === 'always' ? addCustomer(context, payer).id : session.customer;
  if (customer && !charged.customer) {
    context.store.intents.update(charged.id, { customer });
    if (charged.latest_charge) context.store.charges.update(charged.latest_charge, { customer });
  }
  completeSession(context, session, payer, {
    customer,
    payment_intent: charged.id,
    payment_status: charged.status === 'succeeded' ? 'paid' : 'unpaid',
  });
  return 'done';
}

/** Creates the subscription of a session. The customer is created only if the card is accepted. */
function subscribeCheckout(context: SimulatorContext, session: SessionRecord, payer: Payer): Attempt {
  const { store } = context;
  const plan = store.plans.get(session.id);
  if (!plan) throw new Error(`Session ${session.id} has no plan`);
  const trial = plan.subscription.trialDays > 0;
  const { method } = payer;
  const refusal = trial ? declineOf(store.cards.get(method)?.behaviour ?? 'declined') : undefined;
  if (refusal) return { declined: refusal.decline_code };

  const charged = trial ? undefined : chargeIntent(context, intentFor(context, session), method);
  if (charged?.status === 'requires_payment_method') {
    return { declined: charged.last_payment_error?.decline_code ?? 'generic_decline' };
  }

  const customer = session.customer ?? addCustomer(context, payer).id;
  if (charged) store.intents.update(charged.id, { customer });
  if (charged?.latest_charge) store.charges.update(charged.latest_charge, { customer });
  store.methods.update(method, { customer });
  const subscription = subscribe(context, {
    customer,
    prices: plan.items.flatMap(item =>
      item.price ? [{ price: item.price, quantity: item.quantity ?? 1 }] : [],
    ),
    ...plan.subscription,
    method,
    paidWith: charged,
  });
  completeSession(context, session, payer, {
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
