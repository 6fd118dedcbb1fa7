import { errorFields } from '#functions/platform/log.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import type { CheckProblem } from '#shared/entities/check.ts';
import { afterFailure, type DoubtfulItem, doubtfulItems, setAsideAfter } from './doubtfulItem.store.ts';

/** Items of one kind that the provider is asked about. */
export interface Kind<Item> {
  name: string;
  /** Oldest first. */
  items: AsyncIterable<Item>;
  idOf: (item: Item) => string;
  /** Minor units; the most valuable items come first among those that do not fit into a run. */
  worth: (item: Item) => number;
  ask: (item: Item) => Promise<unknown>;
}

/** Bounds of a run. */
export interface RunLimits {
  /** Items of one kind. */
  budget: number;
  /** Items of one kind that are asked about at the same time. */
  concurrency: number;
  /** Milliseconds since the epoch after which no further item is started. */
  deadline: number;
  /** Called for each item that could not be reconciled. */
  onFailure?: (problem: CheckProblem) => void;
}

/** Counts of a run. */
export interface Done {
  asked: number;
  failed: number;
}

/** Items read for each one that fits into the budget: among the further ones the most valuable are chosen. */
const choice = 4;

/**
 * Asks the provider about the items of a kind, within the limits: half of the budget goes to the oldest items, half to
 * the most valuable of the following ones. An item that fails does not delay the others; it is tried again at growing
 * distance and raises an alarm when it keeps failing.
 */
export async function reconcileKind<Item>(
  deps: PaymentDeps,
  kind: Kind<Item>,
  { budget, concurrency, deadline, onFailure }: RunLimits,
): Promise<Done> {
  const done: Done = { asked: 0, failed: 0 };
  const waiting = (await chooseItems(deps, kind, budget)).values();

  const askWaiting = async () => {
    for (const { item, known } of waiting) {
      if (Date.parse(deps.now()) > deadline) return;
      const problem = await attempt(deps, kind, item, known);
      done[problem ? 'failed' : 'asked'] += 1;
      if (problem) onFailure?.(problem);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, askWaiting));
  return done;
}

async function chooseItems<Item>(
  { table, now }: PaymentDeps,
  { name, items, idOf, worth }: Kind<Item>,
  budget: number,
) {
  const found: Item[] = [];
  for await (const item of items) {
    found.push(item);
    if (found.length === budget * choice) break;
  }
  const records = await table.batchGet(...found.map(item => doubtfulItems.key(name, idOf(item))));
  const due = found
    .map((item, index) => ({ item, known: records[index] }))
    .filter(({ known }) => !known || known.retryAt <= now());
  if (due.length <= budget) return due;

  const oldest = due.slice(0, budget / 2);
  const others = due.slice(budget / 2).toSorted((a, b) => worth(b.item) - worth(a.item));
  return [...oldest, ...others.slice(0, budget / 2)];
}

/** Returns the problem if the item could not be reconciled. */
async function attempt<Item>(
  { table, now, log }: PaymentDeps,
  { name, idOf, ask }: Kind<Item>,
  item: Item,
  known: DoubtfulItem | undefined,
): Promise<CheckProblem | undefined> {
  const id = idOf(item);
  const record = doubtfulItems.key(name, id);
  try {
    await ask(item);
    if (known) await table.write(Step.remove(record));
    return undefined;
  } catch (error) {
    const failed = afterFailure(known, now());
    log.error('reconciliation.item_failed', {
      kind: name,
      id,
      failures: failed.failures,
      ...errorFields(error),
    });
    if (failed.failures >= setAsideAfter) log.error('reconciliation.item_set_aside', { kind: name, id });
    await table.write(Step.put(record, failed));
    const { failures, retryAt } = failed;
    return {
      kind: 'unresolved',
      text: `${name} ${id}: ${messageOf(error)} (${failures} failures, again at ${retryAt})`,
    };
  }
}

/** First line of an error's message. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
