import { second } from '#shared/time.ts';
import { testCards } from '../cards.ts';
import type { TypedPayment } from '../resources/checkout.ts';
import { texts } from './texts.ts';

/** Raw input of the payment page. */
export interface CheckoutFields {
  email: string;
  number: string;
  expiry: string;
  cvc: string;
  name: string;
}

/** Error messages by field. */
export type FieldErrors = Partial<Record<keyof CheckoutFields, string>>;

/** Reads the posted fields. A missing field is empty. */
export function readFields(form: URLSearchParams): CheckoutFields {
  const read = (name: string) => (form.get(name) ?? '').trim().slice(0, 300);
  return {
    email: read('email'),
    number: read('number'),
    expiry: read('expiry'),
    cvc: read('cvc'),
    name: read('name'),
  };
}

/** Validates the input. `now` is in Unix seconds. */
export function checkFields(
  fields: CheckoutFields,
  { now, recurring }: { now: number; recurring: boolean },
): { payment: TypedPayment } | { errors: FieldErrors } {
  const number = fields.number.replace(/[\s-]/g, '');
  const expiry = expiryOf(fields.expiry);
  const behaviour = testCards[number]?.behaviour;
  const errors: FieldErrors = {};

  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fields.email)) errors.email = texts.badEmail;
  if (!behaviour) errors.number = texts.badNumber;
  if (recurring && (behaviour === 'succeedsLater' || behaviour === 'failsLater'))
    errors.number = texts.onlySingle;
  if (!expiry) errors.expiry = texts.badExpiry;
  if (expiry && hasPassed(expiry, now)) errors.expiry = texts.pastExpiry;
  if (!/^\d{3,4}$/.test(fields.cvc)) errors.cvc = texts.badCvc;
  if (fields.name.length === 0) errors.name = texts.badName;

  if (Object.keys(errors).length > 0 || !expiry) return { errors };
  return {
    payment: { email: fields.email, name: fields.name, number, expMonth: expiry.month, expYear: expiry.year },
  };
}

function expiryOf(typed: string): { month: number; year: number } | undefined {
  const [, month, year] = /^(\d{1,2})\s*\/?\s*(\d{4}|\d{2})$/.exec(typed) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return undefined;
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/** Whether a card has expired: it is valid until the end of its month. */
function hasPassed({ month, year }: { month: number; year: number }, now: number): boolean {
  return Date.UTC(year, month, 1) <= now * second;
}
