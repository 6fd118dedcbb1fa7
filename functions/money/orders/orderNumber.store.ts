import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { PaymentID, UserID } from '#shared/ids.ts';

/** Orders by the number under which people speak of them; of two orders with one number, the later one. */
export const orderNumbers = entity({
  name: 'orderNumber',
  schema: z.object({ PaymentID, payerId: UserID }),
  key: (number: string) => ({ pk: `orderNumber#${number}`, sk: 'orderNumber' }),
});
