import type { Stripe } from 'stripe';
import type { Payments as Provider } from '#functions/provider/payments.ts';
import { nextCheck } from '#functions/subscriptions/dueAt.ts';
import { productOf } from '#functions/subscriptions/plan.ts';
import { recordInvoice } from '#functions/subscriptions/recordPayment.ts';
import { saveRecord } from '#functions/subscriptions/subscription.store.ts';
import { syncSubscription } from '#functions/subscriptions/syncSubscription.ts';
import { allRoutes } from '#infra/local/payments/allRoutes.ts';
import type { SimulatorContext } from '#infra/local/payments/context.ts';
import { expanded } from '#infra/local/payments/expand.ts';
import type { Payments } from '#infra/local/payments/payments.ts';
import { addCustomer } from '#infra/local/payments/resources/customers.ts';
import { methodFor } from '#infra/local/payments/resources/intents.ts';
import { priceFrom } from '#infra/local/payments/resources/planChanges.ts';
import { dueRenewals } from '#infra/local/payments/resources/renewals.ts';
import { subscribe } from '#infra/local/payments/resources/subscribing.ts';
import { matchRoute } from '#infra/local/payments/routes.ts';
import { type PlanTypeId, planNames, planOffers } from '#shared/plans.ts';
import { countries } from '#shared/settings.ts';
import { emailOf } from '../accounts.ts';
import { userIdOf } from '../demoId.ts';
import type { Moments } from '../moments.ts';
import { type PersonKey, people } from '../people.ts';
import type { DemoPerson } from '../person.ts';
import type { BackdatedDeps } from './backdate.ts';

/** Demo people whose plan is in its trial, and whose renewal has failed. */
export const inTrial: PersonKey = 'camille';
export const pastDue: PersonKey = 'darius';

interface SeedContext {
  backdated: BackdatedDeps;
  moments: Moments;
  payments: Pick<Payments, 'runAt'>;
}

/** Demo people with a plan, whose subscriptions began up to a month ago. */
export const subscribedPeople = (Object.keys(people) as PersonKey[]).filter(name => planOf(name) !== 'free'); // the keys of a constant object

function planOf(name: PersonKey): PlanTypeId {
  const person: DemoPerson = people[name];
  return person.plan;
}

/** Subscribes a person to their plan at the provider, and stores the provider's response through the functions. */
export async function subscribeToPlan(
  name: PersonKey,
  { backdated, moments, payments }: SeedContext,
): Promise<void> {
  const place = subscribedPeople.indexOf(name);
  const days = name === pastDue ? 33 : name === inTrial ? 5 : 3 + (place % 24);
  const began = moments.ago(days, `plan·${name}`);
  const UserID = userIdOf(name);

  const { id, invoice } = payments.runAt(new Date(began), provider => begin(provider, name));
  const seenAt = name === pastDue ? moments.ago(1, `plan·${name}`) : began;
  if (name === pastDue)
    payments.runAt(new Date(seenAt), provider => {
      const default_payment_method = methodFor(provider, 'pm_card_chargeCustomerFail');
      provider.store.subscriptions.update(id, { default_payment_method });
      for (const due of dueRenewals(provider)) if (due.at <= provider.now()) due.run();
    });

  await backdated.run(seenAt, async deps => {
    const withProvider = { ...deps, payments: providerAt(payments, seenAt) };
    const record = await syncSubscription(withProvider, id, UserID);
    if (invoice) await recordInvoice(withProvider, invoice);
    if (!record) return;
    const dueAt = nextCheck(record, seenAt);
    await deps.table.write(saveRecord(record, { ...record, ...(dueAt && { dueAt }) }));
  });
}

function begin(provider: SimulatorContext, name: PersonKey): { id: string; invoice: string | null } {
  const { username, firstName, country = 'GB' }: DemoPerson = people[name];
  const plan = planOf(name);
  const product = productOf(plan);
  if (!provider.store.products.get(product))
    callRoute(provider, 'POST', '/v1/products', { id: product, name: `Cairn ${planNames[plan]}` });
  const price = priceFrom(provider, {
    currency: countries[country].currency.toLowerCase(),
    product,
    recurring: { interval: 'month' },
    unit_amount: planOffers[plan].price.month,
  });
  const { id, latest_invoice } = subscribe(provider, {
    customer: addCustomer(provider, { email: emailOf(username), name: firstName }).id,
    prices: [{ price, quantity: 1 }],
    metadata: { UserID: userIdOf(name) },
    description: `Cairn ${planNames[plan]}`,
    trialDays: name === inTrial ? planOffers[plan].trialDays : 0,
    method: methodFor(provider, 'pm_card_visa'),
  });
  return { id, invoice: typeof latest_invoice === 'string' ? latest_invoice : null };
}

function callRoute(
  provider: SimulatorContext,
  method: 'GET' | 'POST',
  path: string,
  fields: Record<string, string> = {},
): object {
  const call = matchRoute(allRoutes, method, path);
  if (!call) throw new Error(`${method} ${path} not supported by the payment provider`);
  return call.route.prepare(fields, call.ids, undefined)(provider);
}

/** The provider at a past time, as far as syncing a subscription and its payments asks it. */
function providerAt(payments: Pick<Payments, 'runAt'>, at: string): Provider {
  const get = async (path: string, { expand = [] }: { expand?: string[] } = {}, fields = {}) =>
    payments.runAt(new Date(at), provider =>
      expanded(provider.store, callRoute(provider, 'GET', path, fields), expand),
    );
  const stripe = {
    subscriptions: { retrieve: (id: string, more?: object) => get(`/v1/subscriptions/${id}`, more) },
    invoices: { retrieve: (id: string) => get(`/v1/invoices/${id}`) },
    invoicePayments: { list: (fields: object) => get('/v1/invoice_payments', {}, fields) },
    paymentIntents: { retrieve: (id: string, more?: object) => get(`/v1/payment_intents/${id}`, more) },
  } as unknown as Stripe; // nothing else is asked
  const local: Provider = {
    stripe: async () => stripe,
    readEvent: async () => undefined,
    paced: () => local,
  };
  return local;
}
