import * as z from 'zod';
import { saveCard } from '../cards.ts';
import type { SimulatorContext } from '../context.ts';
import { invalid } from '../errors.ts';
import { newId } from '../ids.ts';
import { address, params, text } from '../params.ts';
import type { PortalRecord } from '../records.ts';
import { type Route, route } from '../routes.ts';
import type { TypedPayment } from './checkout.ts';

/** Sessions of the customer portal that lead to changing the card; other flows are not simulated. */
export const portalRoutes: Route[] = [
  route(
    'POST /v1/billing_portal/sessions',
    params({
      customer: text,
      flow_data: z.strictObject({
        after_completion: z.strictObject({
          redirect: z.strictObject({ return_url: address }),
          type: z.literal('redirect'),
        }),
        type: z.literal('payment_method_update'),
      }),
      locale: text.optional(),
      return_url: address,
    }),
    ({ store, now, baseUrl }, { customer, flow_data, locale, return_url }) => {
      if (!store.customers.get(customer))
        throw invalid(`No such customer: '${customer}'`, 'customer', 'resource_missing');
      const id = newId('bps');
      return store.portals.insert({
        id,
        object: 'billing_portal.session',
        after_expiration: null,
        configuration: 'bpc_local',
        created: now(),
        customer,
        customer_account: null,
        flow: {
          after_completion: {
            hosted_confirmation: null,
            redirect: { return_url: flow_data.after_completion.redirect.return_url },
            type: 'redirect',
          },
          customer_update: null,
          subscription_cancel: null,
          subscription_pause: null,
          subscription_update: null,
          subscription_update_confirm: null,
          type: 'payment_method_update',
        },
        livemode: false,
        locale: locale ?? null,
        on_behalf_of: null,
        return_url,
        url: `${baseUrl()}/p/session/${id}`,
      });
    },
  ),
];

/**
 * Saves a card as the customer's default for invoices. Subscriptions that have a card of their own keep it, as at
 * Stripe.
 */
export function changeCard(
  context: SimulatorContext,
  { customer: id }: PortalRecord,
  typed: TypedPayment,
): void {
  const { store, emit } = context;
  const customer = store.customers.get(id ?? '');
  if (!customer) throw new Error(`Customer ${id} not found`);
  const method = saveCard(context, { ...typed, customer: customer.id });
  emit('payment_method.attached', method);
  const changed = store.customers.update(customer.id, {
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
  });
  emit('customer.updated', changed, { previous: { invoice_settings: customer.invoice_settings } });
}
