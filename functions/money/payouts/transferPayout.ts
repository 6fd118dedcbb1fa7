import { audit } from '#functions/audit/audit.store.ts';
import { ledger } from '#functions/ledger/ledger.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { paymentProvider } from '#functions/provider/payments.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { sendPayout } from '../sync/sendPayout.ts';
import { showToAdministrator } from './showToAdministrator.ts';

/** Sends a payout on an administrator's request, as the job does. The claim and its audit entry are one transaction. */
export const transferPayout = operation(contracts.transferPayout, {
  uses: [paymentProvider, ledger],
  async run({ recipientPayoutId, caller }, deps) {
    const payout = await sendPayout(deps, recipientPayoutId, {
      administrator: caller.UserID,
      stepsFor: ({ project, recipientPayoutId: id }) =>
        audit.record(deps, caller, {
          action: 'transferPayout',
          target: { kind: 'payout', id, label: project.shortName },
        }),
    });
    if (isRefusal(payout)) return payout;
    if (payout.status === 'eligible' && payout.reason === 'account_not_ready')
      return refuse('PAYOUT_ACCOUNT_NOT_READY');
    if (payout.status === 'eligible' || payout.status === 'failed') return refuse('TRANSFER_FAILED');

    return await showToAdministrator(deps, payout);
  },
});
