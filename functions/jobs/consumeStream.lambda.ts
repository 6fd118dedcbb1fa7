import type { DynamoDBStreamEvent } from 'aws-lambda';
import { job } from '#functions/platform/job.ts';
import { consume } from './consume.ts';
import { jobExtras } from './outside.ts';
import { projections } from './projections.ts';
import { reactions } from './reactions.ts';

export const handler = job(
  'consumeStream',
  (event: DynamoDBStreamEvent, outside) => consume(event, outside, { reactions, projections }),
  jobExtras,
);
