import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { errorFields } from '#functions/platform/log.ts';
import type { JobDeps } from '../platform/jobDeps.ts';
import { dispatchRecord, type StreamHandlers } from './dispatchRecord.ts';

/** Works through a batch in order; at the first failure it stops, so that the stream goes on from there. */
export async function processBatch(
  { Records }: DynamoDBStreamEvent,
  deps: JobDeps,
  handlers: StreamHandlers,
): Promise<DynamoDBBatchResponse> {
  for (const record of Records) {
    try {
      await dispatchRecord(record, deps, handlers);
    } catch (error) {
      deps.log.error('stream record failed', { record: record.eventID, ...errorFields(error) });
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
    }
  }
  return { batchItemFailures: [] };
}
