import { Stripe } from 'stripe';
import type { PayoutWork } from '#functions/money/payouts/payoutQueue.ts';
import { queueDuePayouts } from '#functions/money/payouts/queueDuePayouts.ts';
import { type PayoutDeps, processPayoutWork } from '#functions/money/payouts/sendDuePayouts.ts';
import type { Payments as Provider } from '#functions/provider/payments.ts';
import type { Payments } from '#infra/local/payments/payments.ts';
import { runBankPayouts } from '#infra/local/payments/resources/bankPayouts.ts';
import { transferRoutes } from '#infra/local/payments/resources/transfers.ts';
import { matchRoute } from '#infra/local/payments/routes.ts';
import { userIdOf } from '../demoId.ts';
import type { Moments } from '../moments.ts';
import { type PersonKey, people } from '../people.ts';
import type { BackdatedDeps } from './backdate.ts';

/** Days between the payout runs of the past. */
const rhythm = 14;
/** Recipient whose last transfer was refused, so that an administrator has one to retry. */
const refusedLast: readonly PersonKey[] = ['darius', 'theo'];

/** Sends all due payouts of the past ten months through the functions' own job. */
export async function payOut({
  backdated,
  moments,
  payments,
}: {
  backdated: BackdatedDeps;
  moments: Moments;
  payments: Pick<Payments, 'runAt'>;
}): Promise<void> {
  for (let days = 21 * rhythm; days > 0; days -= rhythm) {
    const at = moments.ago(days - rhythm + 0.5, 'payouts');
    const provider = { payments: providerIn(payments, at, days === rhythm) };
    await backdated.run(at, deps => sendAllDue({ ...deps, ...provider }));
    payments.runAt(new Date(at), runBankPayouts);
  }
  payments.runAt(new Date(moments.ago(0, 'payouts')), runBankPayouts);
}

/** Runs the job and the work that it queues. */
async function sendAllDue(deps: Omit<PayoutDeps, 'payoutQueue'>): Promise<void> {
  const queued: PayoutWork[] = [];
  const payoutQueue = { send: async (messages: readonly PayoutWork[]) => void queued.push(...messages) };
  await queueDuePayouts({ ...deps, payoutQueue });
  for (const message of queued) await processPayoutWork({ ...deps, payoutQueue }, { message, isLast: true });
}

function providerIn(payments: Pick<Payments, 'runAt'>, at: string, isLast: boolean): Provider {
  const transfers = {
    create: async (wish: Stripe.TransferCreateParams): Promise<object> =>
      payments.runAt(new Date(at), provider => {
        const owner = provider.store.accounts.get(wish.destination)?.email;
        if (isLast && refusedLast.some(name => owner?.startsWith(`${people[name].username}@`)))
          throw refusal();
        const call = matchRoute(transferRoutes, 'POST', '/v1/transfers');
        if (!call) throw new Error('Transfers not supported by the payment provider');
        return call.route.prepare({ ...wish, amount: String(wish.amount) } as never, [], undefined)(provider); // as encoded in a request
      }),
    async *list() {}, // nothing was sent before
  };
  const stripe = { transfers } as unknown as Stripe; // the job uses nothing else
  const local: Provider = {
    stripe: async () => stripe,
    readEvent: async () => undefined,
    paced: () => local,
  };
  return local;
}

const refusal = () =>
  Stripe.errors.StripeError.generate({
    type: 'invalid_request_error',
    message: 'The bank of this account has sent the last payout back.',
    statusCode: 400,
  });

/** Recipients whose payouts await an administrator. */
export const failedPayoutRecipients = refusedLast.map(userIdOf);
