import type { SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { job } from '#functions/platform/job.ts';
import { mediaFor } from '#functions/platform/media.ts';
import { makeSharePicture } from '#functions/projects/makeSharePicture.ts';
import { readShareRequest } from '#functions/uploads/keys.ts';
import { processUpload as processFile } from '#functions/uploads/processUpload.ts';

/** The used part of EventBridge's "Object Created" event, which is the body of the queue's messages. */
const ObjectCreated = z.object({ detail: z.object({ object: z.object({ key: z.string() }) }) });

/**
 * Processes new uploads from the queue, and requests for link preview pictures. If it throws, the queue delivers the
 * message again.
 */
export const processUpload = job('processUpload', {
  uses: [mediaFor('process')],
  run: async ({ Records }: SQSEvent, deps) => {
    for (const { body } of Records) {
      const { detail } = ObjectCreated.parse(JSON.parse(body));
      const { key } = detail.object;
      const shared = readShareRequest(key);
      if (shared) {
        await makeSharePicture(deps, shared);
        await deps.media.removeRaw(key);
      } else await processFile(deps, key);
    }
  },
});
