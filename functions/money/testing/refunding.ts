import type { Refund } from '#shared/entities/refund.ts';
import type { PaymentID, RefundID, UserID } from '#shared/ids.ts';
import { answerRefundRequest } from '../refunds/answerRefundRequest.ts';
import { getOrderRefunds } from '../refunds/getOrderRefunds.ts';
import { refundOrder } from '../refunds/refundOrder.ts';
import { requestRefund } from '../refunds/requestRefund.ts';
import { withdrawRefundRequest } from '../refunds/withdrawRefundRequest.ts';
import type { PayoutWorld } from './payoutWorld.ts';

/** A reason that is long enough. */
export const refundReason = 'I meant to support another project.';

/** Steps of people in the refund of an order. */
export function makeRefunding(world: PayoutWorld, id: PaymentID) {
  const reason = refundReason;
  const sending = (as: UserID) => (as === world.admin ? { as, groups: ['admins'] } : { as });
  const ask = (as = world.donor) => world.call(requestRefund, { PaymentID: id, body: { reason } }, { as });

  return {
    sending,
    ask,
    give: (amount: number, as = world.owner) =>
      world.call(refundOrder, { PaymentID: id, body: { amount, reason } }, sending(as)),

    async answer(body: object, as = world.owner) {
      const received = await world.callWith(answerRefundRequest, { PaymentID: id, body }, sending(as));
      return { ...received, data: received.data as Refund | undefined }; // as its contract says
    },

    withdraw: (RefundID: RefundID, as = world.donor) =>
      world.call(withdrawRefundRequest, { PaymentID: id, body: { RefundID } }, { as }),

    /** Asks for a refund. Throws if that is refused. */
    async asked(): Promise<RefundID> {
      const { data, code } = await ask();
      if (!data) throw new Error(`Request refused: ${code}`);
      return data.RefundID;
    },

    async refunds() {
      const { data, code } = await world.call(getOrderRefunds, { PaymentID: id }, { as: world.donor });
      if (!data) throw new Error(`Refunds refused: ${code}`);
      return data;
    },

    /** Amounts that the provider refunded, newest first. */
    async refunded(): Promise<number[]> {
      const stripe = await world.stripe();
      const { data } = await stripe.refunds.list({ payment_intent: await world.intentOf(id), limit: 100 });
      return data.map(({ amount }) => amount);
    },

    /** Lets the payer's bank dispute the payment. */
    async dispute(): Promise<void> {
      const stripe = await world.stripe();
      const charges = await stripe.charges.list({ payment_intent: await world.intentOf(id) });
      await world.atProvider('dispute-charge', { id: charges.data[0]?.id ?? '' });
    },
  };
}
