import type { SimulatorContext } from '../context.ts';
import type { Deliveries } from '../deliveries.ts';
import { invalid } from '../errors.ts';
import type { Faults } from '../faults.ts';
import type { CardBehaviour } from '../records.ts';
import { topUp } from '../resources/balance.ts';
import { failBankPayout } from '../resources/bankPayouts.ts';
import { decidePending } from '../resources/charging.ts';
import { closeDispute, openDispute, submitEvidence } from '../resources/disputes.ts';
import { warnOfFraud } from '../resources/fraudWarnings.ts';
import { onboard } from '../resources/onboarding.ts';
import { failRefund, refundCharge } from '../resources/refunds.ts';
import { expireSession } from '../resources/sessions.ts';
import { choosePlatformSettings } from '../resources/settlement.ts';

/** Parts of the simulator that the console controls. */
export interface ConsoleParts {
  context: SimulatorContext;
  deliveries: Deliveries;
  faults: Faults;
  advanceClock: (seconds: number) => void;
}

/** Actions of the console's forms, by name. */
export const actions: Record<string, (parts: ConsoleParts, form: URLSearchParams) => unknown> = {
  'advance-clock': ({ advanceClock }, form) =>
    advanceClock(wholeNumber(form, 'amount') * wholeNumber(form, 'unit')),
  'top-up': ({ context }, form) =>
    topUp(context, wholeNumber(form, 'amount') * 100, form.get('currency') ?? 'gbp'),

  'settle-as-recommended': ({ context }) => choosePlatformSettings(context, 'recommended'),
  'settle-as-uk-default': ({ context }) => choosePlatformSettings(context, 'ukDefault'),

  'resend-event': ({ deliveries }, form) => deliveries.resend(form.get('id') ?? ''),
  'drop-events': ({ deliveries }, form) => deliveries.drop(wholeNumber(form, 'count')),
  'delay-events': ({ deliveries }, form) =>
    deliveries.delay(wholeNumber(form, 'count'), wholeNumber(form, 'seconds')),
  'hold-events': ({ deliveries }) => deliveries.hold(),
  'release-events': ({ deliveries }) => deliveries.release(),
  'release-events-reversed': ({ deliveries }) => deliveries.release('reverse'),

  'fail-next-call': ({ faults }, form) => {
    const fault = form.get('fault') ?? '500';
    const pattern = form.get('pattern') || '/v1/';
    if (fault === 'lost' || fault === 'timeout') faults.next(pattern, fault);
    else faults.next(pattern, Number(fault));
  },
  'forget-faults': ({ faults }) => faults.clear(),

  'expire-session': ({ context }, form) => {
    const session = context.store.sessions.get(form.get('id') ?? '');
    if (session?.status === 'open') expireSession(context, session);
  },
  'bank-accepts': ({ context }, form) => decidePending(context, form.get('id') ?? '', true),
  'bank-refuses': ({ context }, form) => decidePending(context, form.get('id') ?? '', false),
  'refund-charge': ({ context }, form) => {
    const charge = context.store.charges.get(form.get('id') ?? '');
    if (!charge) throw invalid('There is no such charge.');
    refundCharge(context, charge, { amount: optionalAmount(form) });
  },
  'fail-refund': ({ context }, form) => failRefund(context, form.get('id') ?? ''),
  'dispute-charge': ({ context }, form) =>
    openDispute(context, form.get('id') ?? '', { amount: optionalAmount(form) }),
  'warn-of-fraud': ({ context }, form) => warnOfFraud(context, form.get('id') ?? ''),
  'submit-evidence': ({ context }, form) => submitEvidence(context, form.get('id') ?? ''),
  'win-dispute': ({ context }, form) =>
    closeDispute(context, form.get('id') ?? '', 'won', optionalAmount(form)),
  'lose-dispute': ({ context }, form) => closeDispute(context, form.get('id') ?? '', 'lost'),

  'verify-account': ({ context }, form) => onboard(context, form.get('id') ?? '', 'complete'),
  'restrict-account': ({ context }, form) => onboard(context, form.get('id') ?? '', 'documentNeeded'),

  'reject-account': ({ context }, form) => onboard(context, form.get('id') ?? '', 'rejected'),
  'fail-bank-payout': ({ context }, form) => failBankPayout(context, accountOf(context, form)),
  // The platform loses its access without `account.updated`.
  'close-account': ({ context }, form) => context.store.accounts.remove(form.get('id') ?? ''),

  'break-card': ({ context }, form) => setCard(context, form.get('id') ?? '', 'failsOnRenewal'),
  'mend-card': ({ context }, form) => setCard(context, form.get('id') ?? '', 'succeeds'),
};

function accountOf({ store }: SimulatorContext, form: URLSearchParams) {
  const account = store.accounts.get(form.get('id') ?? '');
  if (!account) throw invalid('There is no such account.');
  return account;
}

function setCard({ store }: SimulatorContext, id: string, behaviour: CardBehaviour): void {
  if (!store.cards.get(id)) throw invalid('There is no such card.');
  store.cards.update(id, { behaviour });
}

function optionalAmount(form: URLSearchParams): number | undefined {
  return form.get('amount') ? wholeNumber(form, 'amount') : undefined;
}

function wholeNumber(form: URLSearchParams, name: string): number {
  const value = Number(form.get(name));
  if (Number.isInteger(value) && value > 0) return value;
  throw invalid(`"${form.get(name) ?? ''}" must be a positive integer (${name}).`);
}
