import { invalid } from './errors.ts';
import { pageOf } from './lists.ts';
import type { Store } from './store.ts';

type Fields = Record<string, unknown>;

/** Expandable fields that are absent while they are empty. */
const optional = new Set(['refund.failure_balance_transaction']);

/** Replaces the ids at the given paths (`latest_charge.balance_transaction`, `data.customer`) with their objects. */
export function expanded(store: Store, answer: object, paths: string[]): object {
  return paths.reduce((result, path) => expandPath(store, result, path.split('.'), path), answer);
}

function expandPath(store: Store, object: object, [name = '', ...rest]: string[], path: string): object {
  const fields = object as Fields;
  const value = name in fields ? fields[name] : includable(store, fields, name);
  if (value === undefined && optional.has(`${String(fields['object'])}.${name}`)) return object;
  if (value === undefined) {
    throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  }
  if (value === null) return object;

  return { ...object, [name]: expandValue(store, value, rest, path) };
}

function expandValue(store: Store, value: unknown, rest: string[], path: string): unknown {
  if (Array.isArray(value)) return value.map(item => expandValue(store, item, rest, path));

  const target = typeof value === 'string' ? store.find(value) : value;
  if (typeof target !== 'object' || target === null) {
    throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  }
  return rest.length > 0 ? expandPath(store, target, rest, path) : target;
}

/** Lists of an object that are included only if they are expanded. */
function includable(store: Store, { object, id }: Fields, name: string): object | undefined {
  if (object === 'checkout.session' && name === 'line_items') {
    const items = store.plans.get(String(id))?.items ?? [];
    return {
      object: 'list',
      data: items,
      has_more: false,
      url: `/v1/checkout/sessions/${String(id)}/line_items`,
    };
  }
  if (object === 'charge' && name === 'refunds') {
    const refunds = store.refunds.all().filter(refund => refund.charge === id);
    return pageOf(refunds, `/v1/charges/${String(id)}/refunds`, { limit: 100 });
  }
  if (object === 'invoice' && name === 'payments') {
    const payments = store.invoicePayments.all().filter(payment => payment.invoice === id);
    return pageOf(payments, '/v1/invoice_payments', { limit: 100 });
  }
  return undefined;
}
