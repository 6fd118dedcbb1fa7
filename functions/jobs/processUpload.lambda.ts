import type { SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { job } from '#functions/platform/job.ts';
import { makeMedia } from '#functions/platform/media.ts';
import { processUpload } from '#functions/uploads/processUpload.ts';

/** The used part of EventBridge's "Object Created" event, which is the body of the queue's messages. */
const ObjectCreated = z.object({ detail: z.object({ object: z.object({ key: z.string() }) }) });

/** Processes new uploads from the queue; a thrown error makes the queue deliver the message again. */
export const handler = job(
  'processUpload',
  async ({ Records }: SQSEvent, deps) => {
    for (const { body } of Records) {
      const { detail } = ObjectCreated.parse(JSON.parse(body));
      await processUpload(deps, detail.object.key);
    }
  },
  { media: makeMedia },
);
