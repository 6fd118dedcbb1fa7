import * as z from 'zod/mini';
import { type Contract, parametersOf } from '#shared/contract.ts';
import { check, type FieldError } from '#shared/contracts/validation.ts';
import { pathParameters } from '#shared/ids.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** The parts of a request that contracts have schemas for. */
interface Parts {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

interface Valid {
  params: Record<string, unknown>;
  query: unknown;
  headers: unknown;
  body: unknown;
}

/** Creates a check of path parameters, query, headers and body against a contract. It reports all invalid fields. */
export function makeCheck({ path, spec }: Pick<Contract, 'path' | 'spec'>) {
  const params = z.object(Object.fromEntries(parametersOf(path).map(name => [name, pathParameters[name]])));

  return (parts: Parts): Valid | Refusal<'VALIDATION_FAILED'> => {
    const fields: FieldError[] = [];
    const valid = (schema: z.ZodMiniType | undefined, value: unknown): unknown => {
      if (!schema) return undefined;
      const checked = check(schema, value);
      const broken = brokenTexts(checked.value).map(invalidAt);
      fields.push(...(checked.fields ?? broken));
      return checked.value;
    };

    const raw = spec.bodyFormat === 'raw';
    const inherited = raw ? undefined : inheritedName([parts.query, parts.body]);
    if (inherited !== undefined) fields.push(invalidAt(inherited));
    const checked = {
      params: { ...Object(valid(params, parts.params ?? {})) },
      query: valid(spec.query, parts.query ?? {}),
      headers: valid(spec.headers, parts.headers ?? {}),
      body: raw ? parts.body : valid(spec.body, orEmpty(spec.body, parts.body)),
    };
    return fields.length > 0 ? refuse('VALIDATION_FAILED', { fields }) : checked;
  };
}

const invalidAt = (path: string): FieldError => ({ path, i18nID: 'validation.invalid', params: {} });

/**
 * A field anywhere in the input with a name that every object has, such as `constructor`: code that looks at objects, ours or a
 * library's, would take it for that. Not recursive, because the input may be nested deeper than any schema.
 */
function inheritedName(input: unknown): string | undefined {
  const left = [input];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      if (name in Object.prototype || name === 'prototype') return name;
      left.push(part);
    }
  }
  return undefined;
}

/**
 * A missing body is checked as an empty object, so that each missing field is reported, unless the contract allows no
 * body.
 */
const orEmpty = (schema: z.ZodMiniType | undefined, body: unknown): unknown =>
  body === undefined && schema && !z.safeParse(schema, undefined).success ? {} : body;

/**
 * Paths of texts with half a character: a surrogate without the other. They cannot be encoded as UTF-8, which the database
 * and every other service expect. Only input that a schema has accepted is searched, whose depth is limited.
 */
function brokenTexts(value: unknown, path: readonly (string | number)[] = []): string[] {
  if (typeof value === 'string') return value.isWellFormed() ? [] : [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => brokenTexts(part, [...path, name]));
}
