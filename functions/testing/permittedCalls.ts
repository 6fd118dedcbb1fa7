import { AsyncLocalStorage } from 'node:async_hooks';
import type { AnyOperation } from '#functions/platform/operation.ts';
import type { Permissions } from '#functions/platform/permissions.ts';
import type { SentRequest } from '#functions/platform/table/send.ts';
import { needOf, noteNeeded } from './neededPermissions.ts';

interface Call {
  id: string;
  permissions: Permissions;
  /** Actions of the function that its role in the cloud does not allow. */
  forbidden: string[];
}

const calls = new AsyncLocalStorage<Call>();

/** Runs a call of an endpoint. Throws if it did what its permissions in the cloud do not allow. */
export async function withinPermissions<T>(
  { contract, permissions }: Pick<AnyOperation, 'contract' | 'permissions'>,
  call: () => Promise<T>,
): Promise<T> {
  const made: Call = { id: contract.id, permissions, forbidden: [] };
  const result = await calls.run(made, call);
  if (made.forbidden.length > 0)
    throw new Error(
      `${contract.id} may not do this in the cloud: ${made.forbidden.join(', ')}. Say so in \`uses\` or \`writes\` of its operation.`,
    );
  return result;
}

/** Notes what an endpoint does, unless `isAllowed` by its permissions. */
function noteUse(what: string, isAllowed: (permissions: Permissions) => boolean): void {
  const call = calls.getStore();
  if (call && !isAllowed(call.permissions)) call.forbidden.push(what);
}

/** Remembers for the end of a whole run that the endpoint whose call this is needed something of its permissions. */
function noteNeed(need: string): void {
  const call = calls.getStore();
  if (call) noteNeeded(call.id, need);
}

/** Dependencies with those that an operation uses watched: `uses` must not name what no call of it touches. */
export function watchUses<D extends object>({ uses }: Pick<AnyOperation, 'uses'>, deps: D): D {
  const watched = uses.flatMap(({ provides }) => {
    if (!provides) return [];
    const { name, make } = provides;
    const value: unknown = name in deps ? Reflect.get(deps, name) : make();
    const need = needOf.dependency(name);
    if (Object(value) !== value) return [[name, value] as const]; // a number cannot be watched
    const handler: ProxyHandler<object> = {
      get: (target, key) => {
        noteNeed(need);
        return Reflect.get(target, key) as unknown;
      },
      apply: (target, that, args) => {
        noteNeed(need);
        return Reflect.apply(target as (...all: unknown[]) => unknown, that, args);
      },
    };
    return [[name, new Proxy(Object(value), handler)] as const];
  });
  return { ...deps, ...Object.fromEntries(watched) };
}

const reading = new Set(['Get', 'BatchGet', 'Query']);

/** Notes a request to the table. */
export function noteTableRequest({ operation, written }: SentRequest): void {
  if (reading.has(operation)) return;
  noteUse(`DynamoDB ${operation}`, ({ table }) => table === 'write');
  noteNeed(needOf.writing);
  if (written.some(partition => /^(posting|ledger)#/.test(partition))) {
    noteUse(`DynamoDB ${operation} to the ledger`, ({ ledger }) => ledger === true);
    noteNeed(needOf.ledger);
  }
  const { partitions } = calls.getStore()?.permissions ?? {};
  if (!partitions) return;
  for (const partition of written) {
    const allowed = partitions.filter(one => isWithin(partition, one));
    noteUse(`DynamoDB ${operation} to ${partition}`, () => allowed.length > 0);
    for (const one of allowed) noteNeed(needOf.partition(one));
  }
}

const isWithin = (partition: string, allowed: string): boolean =>
  allowed.endsWith('*') ? partition.startsWith(allowed.slice(0, -1)) : partition === allowed;

/** Notes a request to the payment provider. */
export const noteProviderRequest = (): void => noteUse('Stripe', ({ stripe }) => stripe === true);

/** Notes a request to the user pool; those of its public clients need no permission. */
export function noteIdentityRequest(operation: string): void {
  if (!/^(Admin|List)/.test(operation)) return;
  noteUse(`Cognito ${operation}`, ({ identity = [] }) => identity.some(one => one === operation));
  noteNeed(needOf.identity(operation));
}
