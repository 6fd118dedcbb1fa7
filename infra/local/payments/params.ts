import * as z from 'zod';
import { invalid, type StripeFailure } from './errors.ts';
import { listed } from './wire.ts';

/** Top-level parameters of a call. An unknown parameter is refused by name. */
export const params = z.strictObject;

/** Non-empty text. */
export const text = z.string().min(1).max(5000);

/** An integer in a form. */
export const integer = z.string().transform((value, ctx) => {
  if (/^-?\d{1,15}$/.test(value)) return Number(value);
  return refuse(ctx, value, `Invalid integer: ${value}`, 'parameter_invalid_integer');
});

/** A positive integer: an amount in minor units or a quantity. */
export const positive = integer.transform((value, ctx) => {
  if (value > 0) return value;
  return refuse(ctx, value, 'This value must be greater than or equal to 1.', 'parameter_invalid_integer');
});

/** `true` or `false` in a form. */
export const flag = z.string().transform((value, ctx) => {
  if (value === 'true' || value === 'false') return value === 'true';
  return refuse(ctx, value, `Invalid boolean: ${value}`, 'parameter_invalid_boolean');
});

/** An absolute http or https URL. */
export const address = z.string().transform((value, ctx) => {
  if (/^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value)) return value;
  return refuse(ctx, value, 'Not a valid URL', 'url_invalid');
});

/** A currency in which the product sells. */
export const currency = z.string().transform((value, ctx) => {
  const lower = value.toLowerCase();
  if (['gbp', 'eur', 'usd'].includes(lower)) return lower;
  return refuse(
    ctx,
    value,
    `Invalid currency: ${value}. This provider takes: gbp, eur, usd`,
    'parameter_invalid',
  );
});

/** Up to 50 key-value pairs of the caller. An empty value removes its key. */
export const metadata = z
  .preprocess(value => (value === '' ? {} : value), z.record(z.string().min(1).max(40), z.string().max(500)))
  .refine(entries => Object.keys(entries).length <= 50, 'Metadata can hold at most 50 keys.');

/** A list in a form, sent as `x[0]=…`. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.preprocess(listed, z.array(item));
}

/** Pagination and date filters of every list call. */
export const listing = {
  limit: integer.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
  created: z
    .object({
      gt: integer.optional(),
      gte: integer.optional(),
      lt: integer.optional(),
      lte: integer.optional(),
    })
    .optional(),
};

/** Merges changes into metadata and removes the keys with empty values. */
export function mergeMetadata(old: Record<string, string>, changes: Record<string, string> = {}) {
  return Object.fromEntries(Object.entries({ ...old, ...changes }).filter(([, value]) => value !== ''));
}

/** Validates a decoded form. Throws Stripe's error for the first invalid field. */
export function parseParams<T extends z.ZodType>(schema: T, fields: unknown): z.output<T> {
  const result = schema.safeParse(fields);
  if (result.success) return result.data;
  throw refusalOf(result.error, fields);
}

function refusalOf(error: z.ZodError, fields: unknown): StripeFailure {
  const [issue] = error.issues;
  if (!issue) return invalid('Invalid request.');

  if (issue.code === 'unrecognized_keys') {
    const name = bracketed([...issue.path, issue.keys[0] ?? '']);
    return invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
  }

  const name = bracketed(issue.path);
  const given = issue.path.reduce<unknown>(
    (held, key) => (held as Record<PropertyKey, unknown>)?.[key],
    fields,
  );
  if (given === undefined) return invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
  if (given === '') {
    return invalid(`You passed an empty string for '${name}'.`, name, 'parameter_invalid_empty');
  }

  const code: unknown = issue.code === 'custom' ? issue.params?.code : undefined;
  return invalid(`${issue.message} (${name})`, name, typeof code === 'string' ? code : undefined);
}

function bracketed(path: readonly PropertyKey[]): string {
  const [first = '', ...rest] = path.map(String);
  return first + rest.map(part => `[${part}]`).join('');
}

function refuse(ctx: z.RefinementCtx, input: unknown, message: string, code: string): never {
  ctx.issues.push({ code: 'custom', message, params: { code }, input });
  return z.NEVER;
}
