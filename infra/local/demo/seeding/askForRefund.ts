import { followRequests } from '#functions/money/refunds/followRequests.ts';
import { requestRefund } from '#functions/money/refunds/requestRefund.ts';
import type { PaymentID } from '#shared/ids.ts';
import { refundRequests } from '#shared/refundRequests.ts';
import { day } from '#shared/time.ts';
import type { DemoPayment } from '../generatePayments.ts';
import type { PersonKey } from '../people.ts';
import type { BackdatedDeps } from './backdate.ts';
import { callerOf } from './caller.ts';

interface DemoRefundRequest {
  reason: string;
  /** Least age of the payment in days: the request is about the latest payment of this age. */
  minAgo: number;
}

/** Refund requests of projects: one that waits for its owner, and one that administrators decide on. */
const requests: Readonly<Record<string, DemoRefundRequest>> = {
  tidewatch: {
    reason:
      'I pressed the button twice on the train and only noticed at home. The other payment is meant, this one isn’t.',
    minAgo: 0,
  },
  murmure: {
    reason: 'Je me suis trompé de projet : je voulais soutenir La Réparerie. Merci de votre compréhension !',
    minAgo: refundRequests.answerDays + 2, // the days of the demo data begin at midnight
  },
};

/** The refund request of a project, and the place of the payment that it is about; undefined if it has none. */
export function findRefundRequest(slug: string, payments: readonly DemoPayment[]) {
  const { [slug]: request } = requests;
  return request && { ...request, place: payments.findLastIndex(({ ago }) => ago >= request.minAgo) };
}

/** Asks for a refund at a past time. */
export async function askForRefund(
  backdated: BackdatedDeps,
  { PaymentID, by, reason, at }: { PaymentID: PaymentID; by: PersonKey; reason: string; at: string },
): Promise<void> {
  await backdated.run(at, deps =>
    requestRefund.invoke({ PaymentID, body: { reason }, caller: callerOf(by) }, deps),
  );
}

/** Past times at which the owner is reminded of a refund request or it is handed over, each with the work that does so. */
export const followRefundRequest = (backdated: BackdatedDeps, askedAt: string, now: string) =>
  [...refundRequests.reminderDays, refundRequests.answerDays]
    .map(days => new Date(Date.parse(askedAt) + days * day).toISOString())
    .filter(at => at < now)
    .map(at => ({ at, run: () => backdated.run(at, followRequests) }));
