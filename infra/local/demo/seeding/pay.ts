import { balanceChange } from '#functions/money/captures/balanceChange.ts';
import { planPaymentBooking } from '#functions/money/captures/planPaymentBooking.ts';
import { initiatePayment } from '#functions/money/orders/initiatePayment.ts';
import { orders, type StoredPayment } from '#functions/money/orders/order.store.ts';
import { callers } from '#functions/platform/caller.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { SimulatorContext } from '#infra/local/payments/context.ts';
import type { Payments } from '#infra/local/payments/payments.ts';
import { chargeIntent } from '#infra/local/payments/resources/charging.ts';
import { addIntent, methodFor } from '#infra/local/payments/resources/intents.ts';
import type { PaymentID, ProjectID } from '#shared/ids.ts';
import { amountWithFee, permilleOf } from '#shared/platformFee.ts';
import { countries } from '#shared/settings.ts';
import type { DemoProject } from '../content.ts';
import type { DemoPayment } from '../generatePayments.ts';
import type { BackdatedDeps } from './backdate.ts';
import { callerOf } from './caller.ts';

interface PaymentEvent {
  project: DemoProject;
  ProjectID: ProjectID;
  payment: DemoPayment;
  at: string;
  orderKey: string;
}

/** Creates an order and pays it by card at a past time. Returns its id. */
export type Pay = (event: PaymentEvent) => Promise<PaymentID>;

/** Creates payments through the operations of the functions, with the money at the payment provider as well. */
export function payingWith(backdated: BackdatedDeps, payments: Pick<Payments, 'runAt'>): Pay {
  return async ({ project, ProjectID, payment, at, orderKey }) => {
    const { by, kind, quantity, price, feeCovered } = payment;
    const { currency } = countries[project.country];
    const item =
      kind === 'donation'
        ? ({ kind, ProjectID, quantity: 1, price } as const)
        : ({ kind, ProjectID, quantity, price } as const);
    const gift = quantity * price;
    const totalAt = (permille: number) => (feeCovered ? amountWithFee(gift, currency, permille) : gift);

    const { PaymentID } = await backdated.run(at, async deps => {
      const owner = await deps.table.get(callers.key(callerOf(project.owner).UserID));
      const total = totalAt(permilleOf(owner?.planTypeId ?? 'free'));
      const body = { items: [item], total, feeCovered, currency, orderKey };
      return await initiatePayment.invoke({ body, caller: callerOf(by) }, deps);
    });
    await backdated.run(at, async deps => {
      const order = await deps.table.get(orders.key(PaymentID));
      if (!order) throw new Error(`Order ${PaymentID} not found`);
      const arrived = payments.runAt(new Date(at), provider => charge(provider, order, PaymentID, at));
      const booked = await planPaymentBooking(deps, order, arrived);
      if (isRefusal(booked)) throw new Error(`Payment ${PaymentID} not booked: ${booked.code}`);
      return await deps.table.transact(...booked.steps);
    });
    return PaymentID;
  };
}

function charge(
  provider: SimulatorContext,
  { total, currency, project }: StoredPayment,
  PaymentID: PaymentID,
  at: string,
) {
  const intent = addIntent(provider, {
    amount: total,
    currency: currency.toLowerCase(),
    description: project.name,
    metadata: { PaymentID },
    transfer_group: PaymentID,
  });
  const paid = chargeIntent(provider, intent, methodFor(provider, 'pm_card_visa'));
  const record = provider.store.charges.get(String(paid.latest_charge));
  const movement = provider.store.balance.get(String(record?.balance_transaction));
  if (!record || !movement) throw new Error(`Payment ${paid.id} not charged`);
  return {
    intentId: paid.id,
    chargeId: record.id,
    amount: total,
    currency,
    settled: balanceChange(movement),
    at,
  };
}
