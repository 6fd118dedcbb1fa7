import * as z from 'zod/mini';
import { showsNothing } from '../visibleText.ts';

/** An invalid field: its path and the translation of its error. */
export interface FieldError {
  /** `address.city`, `items.0.price`; empty for the input itself. */
  path: string;
  i18nID: string;
  /** Values of the translation: `{ min }` or `{ max }`. */
  params: Record<string, string | number>;
}

/** Parses input with a schema. Returns field errors with translations shared by forms and the API. */
export function check<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
): { value: z.output<S>; fields?: undefined } | { value?: undefined; fields: FieldError[] } {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return { value: parsed.data };
  return { fields: parsed.error.issues.map(issue => fieldError(issue, value)) };
}

/** The translation key of a zod issue; a custom message that starts with `validation.` is used as it is. */
export function fieldError(issue: z.core.$ZodIssue, input: unknown): FieldError {
  const path = issue.path.map(String).join('.');
  const field = (i18nID: string, params: FieldError['params'] = {}): FieldError => ({ path, i18nID, params });

  if (issue.message.startsWith('validation.')) return field(issue.message, bounds(issue));
  if (isMissing(issue, input)) return field('validation.required');
  if (issue.code === 'too_small' && issue.origin === 'string')
    return field('validation.generic_field_min_length', bounds(issue));
  if (issue.code === 'too_big' && issue.origin === 'string')
    return field('validation.generic_field_max_length', bounds(issue));
  return field('validation.invalid', bounds(issue));
}

function bounds(issue: z.core.$ZodIssue): FieldError['params'] {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  return {};
}

/** A text that shows nothing and is too short counts as missing: a form sends it for a field that was left empty. */
function isMissing(issue: z.core.$ZodIssue, input: unknown): boolean {
  const given = valueAt(input, issue.path);
  return (
    given === undefined || (issue.code === 'too_small' && typeof given === 'string' && showsNothing(given))
  );
}

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    input,
  );
}
