import { AsyncLocalStorage } from 'node:async_hooks';
import type { SentRequest } from '#functions/platform/table/send.ts';
import { type Permissions, permissionsOf } from '#infra/cloud/permissions.ts';
import type { Contract } from '#shared/contract.ts';

interface Call {
  contract: Contract;
  /** What the function did although its role in the cloud does not allow it. */
  forbidden: string[];
}

const calls = new AsyncLocalStorage<Call>();

/** Runs a call of an endpoint. Throws if it did what its permissions in the cloud do not allow. */
export async function withinPermissions<T>(contract: Contract, call: () => Promise<T>): Promise<T> {
  const made: Call = { contract, forbidden: [] };
  const result = await calls.run(made, call);
  if (made.forbidden.length > 0)
    throw new Error(
      `${contract.id} may not do this in the cloud: ${made.forbidden.join(', ')}. See infra/cloud/permissions.ts.`,
    );
  return result;
}

/** Notes what an endpoint does, unless `isAllowed` by its permissions. */
export function noteUse(what: string, isAllowed: (permissions: Permissions) => boolean): void {
  const call = calls.getStore();
  const permissions = call && permissionsOf(call.contract);
  if (permissions && !isAllowed(permissions)) call.forbidden.push(what);
}

const reading = new Set(['Get', 'BatchGet', 'Query']);

/** Notes a request to the table. */
export function noteTableRequest({ operation, written }: SentRequest): void {
  if (reading.has(operation)) return;
  noteUse(`DynamoDB ${operation}`, ({ table }) => table === 'write');
  for (const partition of written)
    noteUse(
      `DynamoDB ${operation} to ${partition}`,
      ({ partitions }) =>
        partitions === undefined ||
        partitions.some(one =>
          one.endsWith('*') ? partition.startsWith(one.slice(0, -1)) : partition === one,
        ),
    );
}

/** Notes a request to the user pool; those of its public clients need no permission. */
export function noteIdentityRequest(operation: string): void {
  if (/^(Admin|List)/.test(operation))
    noteUse(`Cognito ${operation}`, ({ identity = [] }) => identity.some(one => one === operation));
}
