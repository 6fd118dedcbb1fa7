import { createHash } from 'node:crypto';
import { callers } from '#functions/platform/caller.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { fingerprintOf, isOtherContent } from '#functions/platform/sameContent.ts';
import { canView } from '#functions/projects/canView.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { translationSeenIn } from '#functions/projects/seenAs.ts';
import { projectTranslations } from '#functions/projects/translation.store.ts';
import type { Body } from '#shared/contract.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { isOver } from '#shared/days.ts';
import type { OrderedItem } from '#shared/entities/payment.ts';
import { unitPrice } from '#shared/entities/price.ts';
import { gifts, minUnits } from '#shared/gifts.ts';
import { PaymentID, type UserID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { formatMoney } from '#shared/locales.ts';
import { amountWithFee, permilleOf, platformFeeOf } from '#shared/platformFee.ts';
import { type Language, money } from '#shared/settings.ts';
import { minute } from '#shared/time.ts';
import { openOrderKeys } from './openOrder.store.ts';
import { orders, type StoredPayment } from './order.store.ts';
import { placeOrder } from './placeOrder.ts';
import { toPayment } from './toPayment.ts';

/** Deterministic id of a payer's order, so that a repeated request with the same order key finds it. */
export const paymentIdOf = (payer: UserID, orderKey: string): PaymentID =>
  PaymentID.parse(`o${createHash('sha256').update(`${payer}\n${orderKey}`).digest('hex').slice(0, 39)}`);

/** Creates an order and reserves its units, atomically. The total must be the server's. Idempotent per order key. */
export const initiatePayment = operation(contracts.initiatePayment, {
  load: ({ body: { items, orderKey }, callerId }) => ({
    project: items[0] && projects.key(items[0].ProjectID),
    translations: items[0] && projectTranslations.key(items[0].ProjectID),
    existing: orders.key(paymentIdOf(callerId, orderKey)),
    places: openOrderKeys(callerId),
  }),
  async run(
    {
      body: input,
      caller,
      request: { language, visitSource },
      loaded: { project, translations, existing, places },
    },
    deps,
  ) {
    const { table, now } = deps;
    const [item] = input.items;
    if (!item) return refuse('INVALID_REQUEST');
    const id = paymentIdOf(caller.UserID, input.orderKey);

    if (existing) return resultForExisting(existing, input, now());
    if (!project || !canView(project, undefined)) return refuse('PROJECT_NOT_FOUND');
    if (!isActionAllowed(projectActions.acceptPayments, project.status))
      return refuse('PROJECT_NOT_ACCEPTING_PAYMENTS');
    if (isOver(project, project.endDate, now())) return refuse('PROJECT_ENDED');
    if (project.OwnerUserID === caller.UserID) return refuse('OWN_PROJECT_PAYMENT');
    if (input.currency !== project.currency) return refuse('CURRENCY_NOT_SUPPORTED');
    const priced = priceOf(item, project, language);
    if (isRefusal(priced)) return priced;
    const { price, gift } = priced;

    const owner = await table.get(callers.key(project.OwnerUserID));
    if (owner?.status === 'banned') return refuse('PROJECT_NOT_ACCEPTING_PAYMENTS');
    const commissionPermille = permilleOf(owner?.planTypeId ?? 'free');
    const total = input.feeCovered ? amountWithFee(gift, project.currency, commissionPermille) : gift;
    if (total > maxTotal[item.kind]) return refuse('INVALID_AMOUNT');
    if (item.price !== price || input.total !== total) return refuse('TOTAL_MISMATCH');
    const seen = translationSeenIn(language, project, translations);
    const order: StoredPayment = {
      PaymentID: id,
      payerId: caller.UserID,
      OwnerUserID: project.OwnerUserID,
      project: {
        ProjectID: project.ProjectID,
        name: project.name,
        shortName: project.shortName,
        contributionName: project.contributionName,
        language: project.language,
      },
      ...(seen && {
        seenAs: {
          language: seen.language,
          name: seen.nameOf('name'),
          shortName: seen.nameOf('shortName'),
          contributionName: seen.nameOf('contributionName'),
        },
      }),
      kind: item.kind,
      quantity: item.quantity,
      price,
      total,
      ...(input.feeCovered && { feeCovered: true }),
      currency: project.currency,
      commissionPermille,
      commission: platformFeeOf(total, project.currency, commissionPermille),
      content: fingerprintOf(input),
      ...(input.anonymous && { anonymous: true }),
      ...(visitSource && { visitSource }),
      language,
      status: 'pending',
      createdAt: now(),
      expiresAt: new Date(Date.parse(now()) + money.orderExpiry[item.kind] * minute).toISOString(),
      sessions: 0,
      shares: [],
      refunded: 0,
    };

    const placed = await placeOrder(deps, order, places);
    if (isRefusal(placed)) return placed;
    return placed === order ? toPayment(order, now()) : resultForExisting(placed, input, now());
  },
});

/** The most that one order takes, with a fee on top, in minor units. */
const maxTotal = { donation: money.donation.max, points: money.maxPayment } as const;

/** The price of one unit, and the gift that the units add up to. Refused below the smallest payment. */
function priceOf(item: OrderedItem, project: ProjectRecord, language: Language) {
  const { currency } = project;
  const price = item.kind === 'donation' ? item.price : unitPrice(project);
  const gift = price * item.quantity;
  if (item.quantity === 0) return refuse('QUANTITY_REQUIRED');
  const { min: amount } = gifts[currency];
  if (gift < amount) {
    const min = formatMoney(language, amount, currency, { whole: true });
    return refuse('PAYMENT_BELOW_MINIMUM', { min, amount, currency, units: minUnits(price, currency) });
  }
  return { price, gift };
}

/** The order of a repeated call. Refused if the key has placed an order for anything else. */
function resultForExisting(order: StoredPayment, input: Body<typeof contracts.initiatePayment>, at: string) {
  const isSame = order.content ? !isOtherContent(order, input) : isSameOrder(order, input);
  return isSame ? toPayment(order, at) : refuse('ORDER_ALREADY_PROCESSED');
}

/** Orders of before fingerprints say only what they are for. */
function isSameOrder(
  order: StoredPayment,
  { items, total, currency, feeCovered = false }: Body<typeof contracts.initiatePayment>,
): boolean {
  const [item] = items;
  return (
    item?.ProjectID === order.project.ProjectID &&
    item.kind === order.kind &&
    item.quantity === order.quantity &&
    item.price === order.price &&
    total === order.total &&
    feeCovered === (order.feeCovered ?? false) &&
    currency === order.currency
  );
}
