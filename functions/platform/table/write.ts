import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  PutCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { ErrorCode } from '#shared/errors.ts';
import { Outage } from '../outage.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { Send } from './send.ts';
import type { AnyStep } from './step.ts';

type Outcome<Code extends ErrorCode> = Promise<Refusal<Code | 'CONCURRENT_UPDATE'> | undefined>;

const commands = {
  Put: (input: never) => new PutCommand(input),
  Update: (input: never) => new UpdateCommand(input),
  Delete: (input: never) => new DeleteCommand(input),
};

/** One write on its own; a check alone goes as a transaction. */
export async function write<Code extends ErrorCode>(
  send: Send,
  table: string,
  step: AnyStep<Code>,
): Outcome<Code> {
  const { kind, params } = step.request();
  if (kind === 'ConditionCheck') return await transact(send, table, [step]);

  return await retryOnConflict(async () => {
    try {
      const input = { TableName: table, ...params } as never; // Step.request() makes the input of each kind
      await send(commands[kind](input) as PutCommand); // any of the three
      return undefined;
    } catch (error) {
      if (nameOf(error) === 'ConditionalCheckFailedException') return new Refusal(step.code, step.data);
      if (nameOf(error) === 'TransactionConflictException') return 'busy';
      throw error;
    }
  });
}

/** All steps or none; one token for all tries, so that a try whose answer was lost is not done twice. */
export async function transact<Code extends ErrorCode>(
  send: Send,
  table: string,
  steps: readonly AnyStep[],
): Outcome<Code> {
  if (steps.length === 0) return undefined;
  const twice = steps.find(({ target }, at) => steps.findIndex(step => step.target === target) !== at);
  if (twice) throw new Error(`Two steps of one transaction are about ${twice.target}.`);
  const TransactItems = steps.map(step => {
    const { kind, params } = step.request();
    return { [kind]: { TableName: table, ...params } };
  }) as TransactWriteCommandInput['TransactItems']; // Step.request() makes the input of each kind
  const ClientRequestToken = randomUUID();

  return await retryOnConflict(async () => {
    try {
      await send(new TransactWriteCommand({ TransactItems, ClientRequestToken }));
      return undefined;
    } catch (error) {
      if (nameOf(error) === 'TransactionInProgressException') return 'busy';
      if (error instanceof TransactionCanceledException) return toRefusal<Code>(error, steps);
      throw error;
    }
  });
}

/** What a cancelled transaction means: the first step whose condition did not hold has the word. */
function toRefusal<Code extends ErrorCode>(
  error: TransactionCanceledException,
  steps: readonly AnyStep[],
): Refusal<Code> | 'busy' {
  const reasons = error.CancellationReasons?.map(({ Code }) => Code) ?? [];
  const failed = steps[reasons.indexOf('ConditionalCheckFailed')];
  if (failed) return new Refusal(failed.code as Code, failed.data); // Code is the union of the steps' codes
  if (reasons.includes('TransactionConflict')) return 'busy';
  if (reasons.includes('ThrottlingError') || reasons.includes('ProvisionedThroughputExceeded'))
    throw new Outage('DEPENDENCY_UNAVAILABLE', error);
  throw error;
}

/** Tries again while somebody else holds an item, five times, a little later each time. */
async function retryOnConflict<R extends Refusal>(
  attempt: () => Promise<R | 'busy' | undefined>,
): Promise<R | Refusal<'CONCURRENT_UPDATE'> | undefined> {
  for (let tried = 1; tried <= 5; tried++) {
    const outcome = await attempt();
    if (outcome !== 'busy') return outcome;
    await pause(Math.random() * 25 * 2 ** tried);
  }
  return refuse('CONCURRENT_UPDATE');
}

const nameOf = (error: unknown): string | undefined => (error instanceof Error ? error.name : undefined);
