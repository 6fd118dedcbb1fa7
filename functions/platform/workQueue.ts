import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { second } from '#shared/time.ts';
import { backoff } from './backoff.ts';
import { environment } from './environment.ts';

/** A queue of work, each message of which a function processes at least once, in any order. */
export interface WorkQueue<Message> {
  /** Adds messages, which are delivered after `delayMs` at the earliest; SQS allows 15 minutes. */
  send(messages: readonly Message[], options?: { delayMs?: number }): Promise<void>;
}

/** SQS's limit. */
const maxBatch = 10;
const concurrentBatches = 8;
const maxAttempts = 5;

/** The queue at a URL. Messages are sent in batches; those that the queue does not take are sent again. */
export function makeWorkQueue<Message>(url: string, client = new SQSClient()): WorkQueue<Message> {
  async function sendBatch(bodies: readonly string[], DelaySeconds: number): Promise<void> {
    let left = bodies;
    for (let attempt = 1; left.length > 0; attempt++) {
      const Entries = left.map((MessageBody, index) => ({
        Id: String(index),
        MessageBody,
        ...(DelaySeconds > 0 && { DelaySeconds }),
      }));
      const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl: url, Entries }));
      const sentBefore = left;
      left = Failed.flatMap(({ Id }) => sentBefore[Number(Id)] ?? []);
      if (left.length === 0) return;
      if (attempt === maxAttempts) throw new Error(`${left.length} messages were not taken by the queue.`);
      await backoff(attempt);
    }
  }

  return {
    async send(messages, { delayMs = 0 } = {}) {
      const bodies = messages.map(message => JSON.stringify(message));
      const batches = Array.from({ length: Math.ceil(bodies.length / maxBatch) }, (_, index) =>
        bodies.slice(index * maxBatch, (index + 1) * maxBatch),
      );
      const waiting = batches.values();
      const sendWaiting = async () => {
        for (const batch of waiting) await sendBatch(batch, Math.ceil(delayMs / second));
      };
      await Promise.all(Array.from({ length: concurrentBatches }, sendWaiting));
    },
  };
}

/** The queue whose URL the environment names. */
export const queueOf = <Message>(variable: 'PAYOUT_QUEUE_URL'): WorkQueue<Message> =>
  makeWorkQueue(environment(variable));
