import * as z from 'zod';
import { invalid } from '../errors.ts';
import { integer, listOf, params, text } from '../params.ts';
import { type Route, route } from '../routes.ts';
import { invoiceFor } from './invoices.ts';
import { periodAfter, periodOf, priceOfPeriod } from './periods.ts';
import { itemChange, replaceItems } from './planChanges.ts';
import { prorationOf } from './proration.ts';
import { subscriptionOf } from './subscriptions.ts';

/** Previews of the invoice of a change of plan that is invoiced immediately. */
export const previewRoutes: Route[] = [
  route(
    'POST /v1/invoices/create_preview',
    params({
      subscription: text,
      subscription_details: z.strictObject({
        items: listOf(itemChange),
        proration_behavior: z.literal('always_invoice'),
        proration_date: integer.optional(),
      }),
    }),
    (context, { subscription: id, subscription_details: { items, proration_date } }) => {
      const before = subscriptionOf(context, id);
      if (before.status === 'canceled')
        throw invalid('You cannot preview a canceled subscription.', 'subscription');
      const data = replaceItems(context, before, items);
      const after = { ...before, items: { ...before.items, data } };
      const at = proration_date ?? context.now();
      const { newPeriod, amount } = prorationOf(before, after, at);
      const period = { current_period_start: at, current_period_end: periodAfter(at, periodOf(after)) };
      const shown = newPeriod
        ? { ...after, items: { ...after.items, data: data.map(item => ({ ...item, ...period })) } }
        : after;
      const carried = context.store.billing.get(id)?.carried ?? 0;
      const lines = [
        ...(newPeriod ? [{ amount: priceOfPeriod(after), description: 'Subscription' }] : []),
        ...(amount === 0 ? [] : [{ amount, description: 'Change of plan', proration: true }]),
        ...(carried === 0 ? [] : [{ amount: carried, description: 'Change of plan', proration: true }]),
      ];
      return invoiceFor(context, shown, { reason: 'subscription_update', lines, id: 'upcoming_in_local' });
    },
  ),
];
