import { invoices } from '#functions/money/invoices/invoice.store.ts';
import { orders, type StoredPayment } from '#functions/money/orders/order.store.ts';
import { payoutIdOf, payoutSteps, type StoredPayout } from '#functions/money/payouts/payout.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { World } from '#functions/testing/world.ts';
import { InvoiceNumber, PaymentID, type ProjectID, type UserID } from '#shared/ids.ts';
import { operator } from '#shared/operator.ts';
import { minute } from '#shared/time.ts';

const begun = Date.parse('2026-11-01T12:00:00.000Z');
const instant = (number: number) => new Date(begun + number * minute).toISOString();

/** Id of the order of each payer, by their place. */
export const paidOrderOf = (place: number): PaymentID => PaymentID.parse(`order-${place}`);

/** Number of the owner's invoice. */
export const benchInvoice = InvoiceNumber.parse('2026-000001');

/**
 * Writes one paid order per payer with the owner's payout, an invoice of the owner, and a pending order of the owner;
 * returns the id of the pending order.
 */
export async function writeMoney(
  world: World,
  { ProjectID, owner, payers }: { ProjectID: ProjectID; owner: UserID; payers: readonly UserID[] },
): Promise<PaymentID> {
  const project = { ProjectID, name: 'A garden on the roof', shortName: 'Roof garden' };
  const order = (payerId: UserID, number: number): StoredPayment => ({
    PaymentID: paidOrderOf(number),
    payerId,
    OwnerUserID: owner,
    project: { ...project, contributionName: 'seed' },
    kind: 'donation',
    quantity: 1,
    price: 1_500,
    total: 1_500,
    currency: 'EUR',
    commissionPermille: 50,
    commission: 75,
    language: 'en',
    status: 'success',
    createdAt: instant(number),
    paidAt: instant(number),
    expiresAt: instant(number + 1_440),
    sessions: 1,
    shares: [],
    refunded: 0,
  });
  const payout = ({ PaymentID: id, createdAt }: StoredPayment): StoredPayout => ({
    recipientPayoutId: payoutIdOf(id, owner),
    recipientId: owner,
    project: { ProjectID, shortName: project.shortName },
    PaymentID: id,
    createdDate: createdAt,
    eligibleDate: createdAt,
    amount: 1_425,
    currency: 'EUR',
    status: 'pending',
    offset: 0,
    failures: 0,
    reversed: 0,
  });

  for (const [number, payer] of payers.entries()) {
    const paid = order(payer, number);
    await world.table.transact(
      Step.create(orders.key(paid.PaymentID), paid),
      ...payoutSteps.create(payout(paid)),
    );
  }
  const { company, companyNumber, address, country } = operator;
  await world.table.write(
    Step.create(invoices.key(owner, benchInvoice), {
      number: benchInvoice,
      kind: 'invoice',
      UserID: owner,
      month: '2026-10',
      currency: 'EUR',
      issuedAt: instant(0),
      issuer: { company, companyNumber, address, country },
      customer: { name: 'Ada Stone' },
      treatment: 'unregistered',
      permille: 0,
      net: 1_875,
      vat: 0,
      gross: 1_875,
    }),
  );
  const { paidAt: _, ...open } = order(owner, payers.length);
  await world.table.write(
    Step.create(orders.key(open.PaymentID), {
      ...open,
      status: 'pending',
      expiresAt: '2027-01-01T00:00:00.000Z',
    }),
  );
  return open.PaymentID;
}
