import type { SimulatorContext } from '../context.ts';
import { missing } from '../errors.ts';
import { newId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import { listing, mergeMetadata, metadata, params, text } from '../params.ts';
import type { CustomerRecord } from '../records.ts';
import { type Route, route } from '../routes.ts';

interface NewCustomer {
  description?: string | undefined;
  email?: string | null | undefined;
  metadata?: Record<string, string> | undefined;
  name?: string | null | undefined;
}

/** Creates a customer. */
export function addCustomer({ store, now, emit }: SimulatorContext, wanted: NewCustomer): CustomerRecord {
  const customer = store.customers.insert({
    id: newId('cus').slice(0, 18),
    object: 'customer',
    address: null,
    balance: 0,
    created: now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: wanted.description ?? null,
    discount: null,
    email: wanted.email ?? null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: wanted.metadata ?? {},
    name: wanted.name ?? null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  });
  emit('customer.created', customer);
  return customer;
}

const writable = {
  description: text.optional(),
  email: text.optional(),
  metadata: metadata.optional(),
  name: text.optional(),
};

/** Customers: create, read, change, delete, list. */
export const customerRoutes: Route[] = [
  route('POST /v1/customers', params(writable), (context, input) => addCustomer(context, input)),
  route('GET /v1/customers/{id}', params({}), (context, _, id = '') => customerOf(context, id)),
  route('POST /v1/customers/{id}', params(writable), (context, { metadata: changes, ...others }, id = '') => {
    const customer = customerOf(context, id);
    const metadata = mergeMetadata(customer.metadata, changes);
    const changed = context.store.customers.update(id, { ...others, metadata });
    context.emit('customer.updated', changed);
    return changed;
  }),
  route('DELETE /v1/customers/{id}', params({}), (context, _, id = '') => {
    const customer = customerOf(context, id);
    context.store.customers.remove(id);
    context.emit('customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  }),
  route(
    'GET /v1/customers',
    params({ ...listing, email: text.optional() }),
    ({ store }, { email, ...paging }) =>
      pageOf(
        store.customers.all().filter(customer => !email || customer.email === email),
        '/v1/customers',
        paging,
      ),
  ),
];

function customerOf({ store }: SimulatorContext, id: string): CustomerRecord {
  const customer = store.customers.get(id);
  if (!customer) throw missing('customer', id);
  return customer;
}
