import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { ErrorCode } from '#shared/errors.ts';
import { backoff } from '../backoff.ts';
import { Outage } from '../outage.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { Key } from './entity.ts';
import type { Send } from './send.ts';
import type { AnyStep } from './step.ts';

type Outcome<Code extends ErrorCode> = Promise<Refusal<Code | 'CONCURRENT_UPDATE'> | undefined>;

const commands = {
  Put: (input: never) => new PutCommand(input),
  Update: (input: never) => new UpdateCommand(input),
  Delete: (input: never) => new DeleteCommand(input),
};

/**
 * Executes a single write; a check on its own is sent as a transaction. After a lost response the SDK sends the write
 * again: use `transact` for an addition, or a condition that the write itself makes false, if that must not happen. `isOwn` tells
 * of a refusal whether the step itself has caused it.
 */
export async function write<Code extends ErrorCode>(
  send: Send,
  table: string,
  step: AnyStep<Code>,
  isOwn: (error: unknown) => Promise<boolean> = async () => false,
): Outcome<Code> {
  const { kind, params } = step.request();
  if (kind === 'ConditionCheck') return await transact(send, table, [step]);

  return await retryOnConflict(async () => {
    try {
      const input = { TableName: table, ...params } as never; // Step.request() builds the input of each kind
      await send(commands[kind](input) as PutCommand); // any of the three
      return undefined;
    } catch (error) {
      if (nameOf(error) === 'ConditionalCheckFailedException')
        return (await isOwn(error)) ? undefined : new Refusal(step.code, step.data);
      if (nameOf(error) === 'TransactionConflictException') return 'conflict';
      throw error;
    }
  });
}

/**
 * Executes all steps or none. All attempts share one request token, so that an attempt whose response was lost is not
 * executed twice. The replacement of a single item needs no transaction, which costs twice as much.
 */
export async function transact<Code extends ErrorCode>(
  send: Send,
  table: string,
  steps: readonly AnyStep[],
): Outcome<Code> {
  const [first, second] = steps;
  if (!first) return undefined;
  if (!second && first.isReplacement) return await replace(send, table, first as AnyStep<Code>);
  const twice = steps.find(({ target }, at) => steps.findIndex(step => step.target === target) !== at);
  if (twice) throw new Error(`Two steps of one transaction write ${twice.target}`);
  const TransactItems = steps.map(step => {
    const { kind, params } = step.request();
    return { [kind]: { TableName: table, ...params } };
  }) as TransactWriteCommandInput['TransactItems']; // Step.request() builds the input of each kind
  const ClientRequestToken = randomUUID();

  return await retryOnConflict(async () => {
    try {
      await send(new TransactWriteCommand({ TransactItems, ClientRequestToken }));
      return undefined;
    } catch (error) {
      if (nameOf(error) === 'TransactionInProgressException') return 'conflict';
      if (error instanceof TransactionCanceledException) return toOutcome<Code>(error, steps);
      throw error;
    }
  });
}

/**
 * Replaces an item. If the SDK has sent the request again after a lost response, a refusal may be of its own making: then the item is
 * the one that was to be written.
 */
async function replace<Code extends ErrorCode>(
  send: Send,
  table: string,
  step: AnyStep<Code>,
): Outcome<Code> {
  const { Item } = step.request().params;
  return await write(send, table, step, async error => {
    if (!isRepeated(error)) return false;
    const { pk, sk } = Object(Item) as Key;
    const found = await send(new GetCommand({ TableName: table, Key: { pk, sk }, ConsistentRead: true }));
    return isDeepStrictEqual(stored(found.Item), stored(Item));
  });
}

/** Whether the SDK has sent a request more than once. */
const isRepeated = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(Object(Reflect.get(error, '$metadata')), 'attempts') > 1;

/** A value as it is stored: without undefined fields. */
function stored(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value);
  if (Array.isArray(value)) return value.map(stored);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, stored(field)]));
}

/** The refusal of the first step whose condition failed, or why the transaction can be sent again. */
function toOutcome<Code extends ErrorCode>(
  error: TransactionCanceledException,
  steps: readonly AnyStep[],
): Refusal<Code> | 'conflict' | Outage {
  const reasons = error.CancellationReasons?.map(({ Code }) => Code) ?? [];
  const failed = steps[reasons.indexOf('ConditionalCheckFailed')];
  if (failed) return new Refusal(failed.code as Code, failed.data); // Code is the union of the steps' codes
  if (reasons.includes('TransactionConflict')) return 'conflict';
  if (reasons.includes('ThrottlingError') || reasons.includes('ProvisionedThroughputExceeded'))
    return new Outage('DEPENDENCY_UNAVAILABLE', error);
  throw error;
}

/** Waits between attempts. */
export const delays = { baseDelayMs: 25, maxDelayMs: 800 };
/** A user waits for a contested item, so conflicts are repeated for seconds; an overloaded table is left alone sooner. */
export const maxAttempts = { conflict: 18, throttled: 8 };

/**
 * Repeats an attempt that conflicted with another transaction or was throttled, with exponential backoff and full jitter;
 * the SDK does not. The waits take 6 s on average and 12 s at most. After that, a conflict is refused with
 * CONCURRENT_UPDATE, and throttling throws an Outage.
 */
async function retryOnConflict<R extends Refusal>(
  attempt: () => Promise<R | 'conflict' | Outage | undefined>,
): Promise<R | Refusal<'CONCURRENT_UPDATE'> | undefined> {
  for (let attempts = 1; ; attempts++) {
    const outcome = await attempt();
    if (outcome !== 'conflict' && !(outcome instanceof Outage)) return outcome;
    const isThrottled = outcome instanceof Outage;
    if (attempts < maxAttempts[isThrottled ? 'throttled' : 'conflict']) {
      await backoff(attempts, delays);
      continue;
    }
    if (isThrottled) throw outcome;
    return refuse('CONCURRENT_UPDATE');
  }
}

const nameOf = (error: unknown): string | undefined => (error instanceof Error ? error.name : undefined);
