import type { SQSEvent } from 'aws-lambda';
import { ledger } from '#functions/ledger/ledger.ts';
import { idsIn, PayoutWork, payoutQueue } from '#functions/money/payouts/payoutQueue.ts';
import { processPayoutWork } from '#functions/money/payouts/sendDuePayouts.ts';
import { job } from '#functions/platform/job.ts';
import { processMessages } from '#functions/platform/processMessages.ts';
import { paymentProvider } from '#functions/provider/payments.ts';
import { inBackground } from '#functions/provider/providerPace.ts';
import { maxDeliveries } from '#shared/settings.ts';

/** Sends the payouts of queued recipients. */
export const sendPayouts = job('sendPayouts', {
  uses: [paymentProvider, ledger, payoutQueue],
  run: (event: SQSEvent, deps) =>
    processMessages(
      event,
      { log: deps.log, schema: PayoutWork, describe: idsIn, maxReceiveCount: maxDeliveries },
      delivery => processPayoutWork(inBackground(deps), delivery),
    ),
});
