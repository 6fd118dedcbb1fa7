import { SQSClient } from '@aws-sdk/client-sqs';
import { expect, test } from 'vitest';
import { makeWorkQueue } from '#functions/platform/workQueue.ts';
import { startSqs } from './sqsServer.ts';

const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };

test('takes batches of the SDK for the queue that the URL names', async () => {
  const received: string[] = [];
  const delays: (number | undefined)[] = [];
  async function send(body: string, delaySeconds?: number) {
    received.push(body);
    delays.push(delaySeconds);
  }
  const sqs = await startSqs({ queues: { payouts: { send } } });
  const client = new SQSClient({ region: 'eu-west-2', credentials });
  const queue = makeWorkQueue<{ place: number }>(sqs.urlOf('payouts'), client);
  const messages = Array.from({ length: 25 }, (_, index) => ({ place: index }));
  await queue.send(messages);
  await queue.send([]);
  expect(new Set(delays)).toEqual(new Set([undefined]));

  const places = received.map(body => Number(JSON.parse(body).place));
  expect(places.toSorted((one, other) => one - other)).toEqual(messages.map(({ place }) => place));
  await queue.send([{ place: 25 }], { delayMs: 90_500 });
  expect(delays.at(-1)).toBe(91);
  await expect(makeWorkQueue(sqs.urlOf('gardens'), client).send([1])).rejects.toThrow('No queue gardens');
  client.destroy();
  await sqs.close();
});
