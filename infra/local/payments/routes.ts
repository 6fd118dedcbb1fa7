import * as z from 'zod';
import type { SimulatorContext } from './context.ts';
import { parseParams } from './params.ts';
import type { FormFields } from './wire.ts';

/** A route of the API. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** Whether the call accepts a `Stripe-Account` header. */
  forAccounts: boolean;
  /** Validates the parameters and returns a function that executes the call. Validation errors are not stored for the idempotency key. */
  prepare: (
    fields: FormFields,
    ids: string[],
    account: string | undefined,
  ) => (context: SimulatorContext) => object;
}

/** Defines a route: its path, its parameters, and a handler that receives the ids in the path. */
export function route<T extends z.ZodType>(
  call: `${Route['method']} /v1/${string}`,
  accepts: T,
  run: (context: SimulatorContext, input: z.output<T>, ...ids: string[]) => object,
): Route {
  return build(call, false, (fields, ids) => {
    const input = parseParams(accepts, fields);
    return context => run(context, input, ...ids);
  });
}

/** Defines a route that reads the platform or, with a `Stripe-Account` header, a connected account. */
export function accountRoute(
  call: `${Route['method']} /v1/${string}`,
  run: (context: SimulatorContext, account: string | undefined) => object,
): Route {
  return build(call, true, (fields, _ids, account) => {
    parseParams(z.strictObject({}), fields);
    return context => run(context, account);
  });
}

/** Finds the route of a call, and the ids in its path. */
export function matchRoute(
  routes: Route[],
  method: string,
  path: string,
): { route: Route; ids: string[] } | undefined {
  for (const route of routes) {
    const ids = route.method === method ? idsIn(route.path, path) : undefined;
    if (ids) return { route, ids };
  }
  return undefined;
}

function build(call: string, forAccounts: boolean, prepare: Route['prepare']): Route {
  const [method = '', path = ''] = call.split(' ');
  if (method !== 'GET' && method !== 'POST' && method !== 'DELETE')
    throw new Error(`No such method: ${call}`);
  return { method, path, forAccounts, prepare };
}

function idsIn(pattern: string, path: string): string[] | undefined {
  const expected = pattern.split('/');
  const given = path.split('/');
  if (expected.length !== given.length) return undefined;
  if (!expected.every((part, at) => part === given[at] || (part.startsWith('{') && given[at] !== '')))
    return undefined;
  return given.filter((_, at) => expected[at]?.startsWith('{'));
}
