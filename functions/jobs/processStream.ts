import type { DynamoDBStreamEvent } from 'aws-lambda';
import { unsubscribeLinks } from '#functions/notifications/unsubscribeToken.ts';
import { job } from '#functions/platform/job.ts';
import { streamUses } from '#functions/platform/jobDeps.ts';
import { addressHashes } from '#functions/subscriptions/usedTrial.store.ts';
import { domainEventHandlers } from './domainEventHandlers.ts';
import { processBatch } from './processBatch.ts';
import { projections } from './projections.ts';

/** Processes changes of the table: handles domain events and updates projections. */
export const processStream = job('processStream', {
  uses: [...streamUses, unsubscribeLinks, addressHashes],
  run: (event: DynamoDBStreamEvent, deps) => processBatch(event, deps, { domainEventHandlers, projections }),
});
