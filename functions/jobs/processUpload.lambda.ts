import type { S3Event } from 'aws-lambda';
import { job } from '#functions/platform/job.ts';
import { makeMedia } from '#functions/platform/media.ts';
import { processUpload } from '#functions/uploads/processUpload.ts';

/** Native code, loaded when the first picture comes. */
const makeSharp = () => async () => (await import('sharp')).default;

export const handler = job(
  'processUpload',
  async ({ Records }: S3Event, deps) => {
    for (const { s3 } of Records) await processUpload(deps, nameOf(s3.object.key));
  },
  { media: makeMedia, sharp: makeSharp },
);

/** Names arrive URL-encoded, with + for a space. */
const nameOf = (key: string): string => decodeURIComponent(key.replaceAll('+', ' '));
