import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { readBody } from '#infra/local/wire/body.ts';
import { type Listening, listen } from '#infra/local/wire/listen.ts';
import { newMessage } from './queueState.ts';

const SendMessageBatch = z.object({
  QueueUrl: z.url(),
  Entries: z
    .array(
      z.object({
        Id: z.string(),
        MessageBody: z.string().min(1).max(262_144),
        DelaySeconds: z.optional(z.int().min(0).max(900)),
      }),
    )
    .min(1)
    .max(10),
});

const largestBody = 2 ** 20;

/** Emulates SQS's SendMessageBatch, in its JSON protocol, for queues at `/000000000000/{name}`. */
export async function startSqs({
  port,
  queues,
}: {
  port?: number;
  queues: Record<string, { send: (body: string, delaySeconds?: number) => Promise<void> }>;
}): Promise<Listening & { urlOf: (name: string) => string }> {
  const server = await listen(async (request, response) => {
    const [status, body] = await answer(request);
    respond(response, status, body);
  }, port);

  async function answer(request: IncomingMessage): Promise<[status: number, body: object]> {
    if (request.headers['x-amz-target'] !== 'AmazonSQS.SendMessageBatch')
      return [400, { __type: 'com.amazonaws.sqs#UnsupportedOperation', message: 'Only SendMessageBatch.' }];
    const parsed = SendMessageBatch.safeParse(JSON.parse((await readBody(request, largestBody)).toString()));
    if (!parsed.success)
      return [400, { __type: 'com.amazonaws.sqs#InvalidParameterValue', message: parsed.error.message }];

    const name = new URL(parsed.data.QueueUrl).pathname.split('/').at(-1) ?? '';
    const queue = queues[name];
    if (!queue) return [400, { __type: 'com.amazonaws.sqs#QueueDoesNotExist', message: `No queue ${name}.` }];

    const Successful = [];
    for (const { Id, MessageBody, DelaySeconds } of parsed.data.Entries) {
      await queue.send(MessageBody, DelaySeconds);
      const MD5OfMessageBody = createHash('md5').update(MessageBody).digest('hex');
      Successful.push({ Id, MessageId: newMessage(MessageBody, 0).id, MD5OfMessageBody });
    }
    return [200, { Successful, Failed: [] }];
  }

  return { ...server, urlOf: name => `${server.url}/000000000000/${name}` };
}

function respond(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
}
