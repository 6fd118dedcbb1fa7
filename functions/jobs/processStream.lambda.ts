import type { DynamoDBStreamEvent } from 'aws-lambda';
import { job } from '#functions/platform/job.ts';
import { jobExtras } from '#functions/platform/jobDeps.ts';
import { domainEventHandlers } from './domainEventHandlers.ts';
import { processBatch } from './processBatch.ts';
import { projections } from './projections.ts';

export const handler = job(
  'processStream',
  (event: DynamoDBStreamEvent, deps) => processBatch(event, deps, { domainEventHandlers, projections }),
  jobExtras,
);
