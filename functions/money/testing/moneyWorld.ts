import { orderExpiry as expireOrders } from '#functions/jobs/orderExpiry.ts';
import { payeeReminders as remindPayees } from '#functions/jobs/payeeReminders.ts';
import { payouts as queuePayouts } from '#functions/jobs/payouts.ts';
import { reconciliation as reconcile } from '#functions/jobs/reconciliation.ts';
import { refundReminders as followRefunds } from '#functions/jobs/refundReminders.ts';
import { sendPayouts } from '#functions/jobs/sendPayouts.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import { readStats, stats } from '#functions/projects/stats.store.ts';
import { allocateWithdrawal } from '#functions/projects/units.ts';
import { makePayments, type Payments } from '#functions/provider/payments.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { noteProviderRequest } from '#functions/testing/permittedCalls.ts';
import { createWorld } from '#functions/testing/world.ts';
import { createPayments, type Payments as Provider } from '#infra/local/payments/payments.ts';
import { hangsAfterMs } from '#infra/scripts/hangs.ts';
import type { PaymentID, ProjectID, UserID } from '#shared/ids.ts';
import { minute } from '#shared/time.ts';
import { returnConnect } from '../accounts/returnConnect.ts';
import { listMyPayouts } from '../payouts/listMyPayouts.ts';
import { checkLedger } from '../reconciliation/checkLedger.ts';
import { receiveStripeWebhook } from '../webhook/receiveStripeWebhook.ts';
import { onboardingIn } from './onboarding.ts';
import { makePaying } from './paying.ts';
import { takeVirtualCall } from './virtualPace.ts';
import { startWebhookServer } from './webhookServer.ts';

const keys = { secretKey: 'sk_test_world', webhookSecret: 'whsec_world' };

/** For worlds in which the provider does not answer: when a call to it is given up. */
export const impatient = { callTimeoutMs: 1_000 };

/**
 * A test world with a payment provider, which delivers its webhooks to the handler and shares the world's clock. With
 * `hasPace`, background calls keep their rate, and the clock advances where one waits for it. Calls are not given up
 * unless the world is `impatient`, so that a busy machine makes no outage.
 */
export async function createMoneyWorld({ hasPace = false, callTimeoutMs = hangsAfterMs } = {}) {
  let clock = () => '2026-11-20T12:00:00.000Z';
  const provider = await createPayments({ ...keys, now: () => new Date(clock()) });
  const provided = makePayments({ keys, baseUrl: provider.url, timeoutMs: callTimeoutMs });
  const payments: Payments = {
    ...provided,
    stripe: () => noted(provided),
    paced: () => (hasPace ? provided.paced(takeCall) : payments), // without: the clock stands still, so that no second would pass
  };
  const world = await createWorld({ payments });
  const takeCall = () => takeVirtualCall(world.deps, ms => world.clock.add({ minutes: ms / minute }));
  clock = world.clock.now;

  const deliver = (rawBody: string, signature: string) =>
    world.callWith(receiveStripeWebhook, {}, { rawBody, headers: { 'stripe-signature': signature } });
  const webhooks = await startWebhookServer(deliver);
  provider.setWebhookUrl(`${webhooks.url}api/stripe-webhook`);

  return {
    ...world,
    ...makePaying(world, provider),
    provider,
    payments,
    stripe: () => payments.stripe(),
    deliver,

    /** A user with a complete profile. */
    person: (fields: Record<string, unknown> = {}) =>
      world.user({
        avatar: { kind: 'ready', name: 'avatar-01' },
        affiliateCode: 'stone',
        registrationDate: '2026-01-01T00:00:00.000Z',
        hasPassword: true,
        country: 'GB',
        ...fields,
      }),

    /** A project whose point costs 12.50. */
    project: (owner: UserID, fields: Partial<ProjectRecord> = {}) => aProject(world, owner, fields),

    async statsOf(project: ProjectID) {
      const found = (await readStats(world.table, project))?.totals;
      if (!found) throw new Error(`Stats of project ${project} not found.`);
      const { raised, supporters, soldUnits, reservedUnits, remainingUnits } = found;
      return { raised, supporters, soldUnits, reservedUnits, remainingUnits };
    },

    /** Takes units off sale, so that fewer are left. */
    async withdrawUnits(project: ProjectID, quantity: number): Promise<void> {
      const found = await readStats(world.table, project);
      const taken = allocateWithdrawal(found?.shards ?? [], quantity);
      if (!taken) throw new Error(`Project ${project} has fewer than ${quantity} units.`);
      await world.table.transact(...stats.withdrawUnits(project, taken));
    },

    /** The provider's id of the order's successful payment. */
    async intentOf(id: PaymentID): Promise<string> {
      const { data } = await (await payments.stripe()).paymentIntents.list({ limit: 100 });
      const found = data.find(
        ({ metadata, status }) => metadata['PaymentID'] === id && status === 'succeeded',
      );
      if (!found) throw new Error(`Payment intent of order ${id} not found.`);
      return found.id;
    },

    async payoutsOf(by: UserID) {
      const { data } = await world.call(listMyPayouts, { query: { limit: 100 } }, { as: by });
      return data?.items ?? [];
    },

    /** Goes through the provider's onboarding. Returns the URL on which the browser ends. */
    async onboard(by: UserID, outcome: 'complete' | 'incomplete' | 'documentNeeded' = 'complete') {
      const back = await onboardingIn(world).begin(by, outcome);
      await provider.deliveries.idle();
      return await onboardingIn(world).comeBack(returnConnect, back);
    },

    /** Advances the clock of the world and the provider, and waits for what becomes due at the provider. */
    async pass(time: { days?: number; minutes?: number }): Promise<void> {
      world.clock.add(time);
      provider.advanceClock(0);
      await provider.deliveries.idle();
    },

    atProvider: (action: string, form: Record<string, string>) => changeAtProvider(provider, action, form),

    jobs: {
      expireOrders: () => expireOrders.withDeps(world.deps)({}),
      /** Queues all due payouts and sends them. */
      async transferPayouts(): Promise<void> {
        await queuePayouts.withDeps(world.deps)({});
        await world.deps.payoutQueue.drain(sendPayouts.withDeps(world.deps));
      },
      /** Sends what is on the queue. */
      sendPayouts: () => world.deps.payoutQueue.drain(sendPayouts.withDeps(world.deps)),
      reconcile: () => reconcile.withDeps(world.deps)({}),
      followRefunds: () => followRefunds.withDeps(world.deps)({}),
      remindPayees: () => remindPayees.withDeps(world.deps)({}),
    },

    /** Discrepancies within the ledger, and between the ledger and the provider. */
    async discrepancies(): Promise<string[]> {
      return (await checkLedger(world.table, { stripe: await payments.stripe() })).discrepancies;
    },

    async close(): Promise<void> {
      await webhooks.close();
      await provider.close();
      await world.close();
    },
  };
}

/** Makes a change at the provider that no API call makes, such as a bank's decision, and waits for its events. */
async function changeAtProvider(
  provider: Provider,
  action: string,
  form: Record<string, string>,
): Promise<void> {
  const body = new URLSearchParams(form);
  const { status } = await fetch(`${provider.url}/console/${action}`, { method: 'POST', body });
  if (status >= 400) throw new Error(`The provider refused ${action}: ${status}`);
  await provider.deliveries.idle();
}

export type MoneyWorld = Awaited<ReturnType<typeof createMoneyWorld>>;

/** The client of the provider, which an endpoint must be permitted to use. */
function noted(provided: Payments): ReturnType<Payments['stripe']> {
  noteProviderRequest();
  return provided.stripe();
}
