import { join } from 'node:path';
import { eventTriggers } from '#infra/jobs.ts';
import { openQueue } from '#infra/local/queue/queue.ts';
import { startSqs } from '#infra/local/queue/sqsServer.ts';
import type { Functions } from './functions.ts';

/** Opens the queues in the data folder, and the API by which functions send to them. */
export async function openQueues(dataDir: string, port: number) {
  const open = (
    name: string,
    settings: { maxReceiveCount: number; batchSize?: number; concurrency?: number },
  ) => openQueue({ folder: join(dataDir, 'queues', name), ...settings, isDisorderly: true });
  const uploads = await open('uploads', { maxReceiveCount: eventTriggers.media.maxReceiveCount });
  const payouts = await open('payouts', eventTriggers.payouts);
  const sqs = await startSqs({ port, queues: { payouts } });

  return {
    uploads,
    payouts,
    urlOf: sqs.urlOf,
    async consume(functions: Functions): Promise<void> {
      await uploads.consume(functions.media);
      await payouts.consume(functions.payouts);
    },
    async close(): Promise<void> {
      await uploads.close();
      await payouts.close();
      await sqs.close();
    },
  };
}
