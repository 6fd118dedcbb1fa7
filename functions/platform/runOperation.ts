import type { Deps } from './deps.ts';
import { enforceLimit, type NamedLimit } from './limits.ts';
import { loadPlan } from './load.ts';
import { isRefusal, Refusal } from './refusal.ts';

/** Plan and operation of an endpoint, without the types of its contract. */
export interface ErasedOperation {
  load?(input: object, deps: Deps): object | Promise<object>;
  run(input: object, deps: Deps): unknown;
  limit?: NamedLimit | undefined;
  maxAttempts?: number;
}

/** Plan of a call; empty for an operation that loads nothing. */
export const planOf = async ({ load }: ErasedOperation, input: object, deps: Deps): Promise<object> =>
  (await load?.(input, deps)) ?? {};

/** Counts the call against the operation's limit and runs it on its loaded plan. Loads and runs again after a concurrent update. */
export async function runOperation(
  operation: ErasedOperation,
  input: { caller?: { UserID: string; isAdmin: boolean } | undefined },
  loaded: unknown,
  deps: Deps,
): Promise<unknown> {
  const tooMany = loaded instanceof Refusal ? undefined : await countCall(operation, input, deps);
  if (tooMany) return tooMany;

  let items = loaded;
  for (let attempt = 1; ; attempt++) {
    const result = items instanceof Refusal ? items : await operation.run({ ...input, loaded: items }, deps);
    const isConflict = result instanceof Refusal && result.code === 'CONCURRENT_UPDATE';
    if (!isConflict || attempt >= (operation.maxAttempts ?? 1)) return result;
    items = await loadFor(operation, input, deps);
  }
}

/** Counts a call against the limit of its caller. Administrators are not limited: what they decide on must not wait. */
async function countCall(
  { limit }: ErasedOperation,
  { caller }: { caller?: { UserID: string; isAdmin: boolean } | undefined },
  deps: Deps,
): Promise<Refusal | undefined> {
  if (!limit || !caller || caller.isAdmin) return undefined;
  return await enforceLimit(deps, limit, caller.UserID);
}

/** Loads the plan for an authenticated caller. */
export async function loadFor(
  operation: ErasedOperation,
  { caller, ...input }: { caller?: { UserID: string; isAdmin: boolean } | undefined },
  deps: Deps,
): Promise<unknown> {
  const subject = { callerId: caller?.UserID, isAdmin: caller?.isAdmin === true };
  const plan = await planOf(operation, { ...input, ...subject }, deps);
  return isRefusal(plan) ? plan : await loadPlan(deps.table, plan);
}
