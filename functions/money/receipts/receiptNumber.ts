import { utcDayOf } from '#shared/days.ts';
import type { PaymentID } from '#shared/ids.ts';

/**
 * Number of an order's receipt: `20261120-1F3A9C04B2D7`. Receipts confirm payments and are not tax invoices, so their
 * numbers need no sequence.
 */
export const receiptNumber = ({ PaymentID: id, paidAt }: { PaymentID: PaymentID; paidAt: string }): string =>
  `${utcDayOf(paidAt).replaceAll('-', '')}-${id
    .replace(/^o(?=[0-9a-f]{39}$)/, '')
    .slice(0, 12)
    .toUpperCase()}`;
