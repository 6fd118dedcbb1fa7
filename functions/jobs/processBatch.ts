import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { errorFields } from '#functions/platform/log.ts';
import { dispatchRecord, type StreamHandlers } from './dispatchRecord.ts';

/** Processes a batch in order and stops at the first failure, so that the stream resumes from that record. */
export async function processBatch(
  { Records }: DynamoDBStreamEvent,
  deps: JobDeps,
  handlers: StreamHandlers,
): Promise<DynamoDBBatchResponse> {
  for (const record of Records) {
    try {
      await dispatchRecord(record, deps, handlers);
    } catch (error) {
      deps.log.error('stream.record_failed', { record: record.eventID, ...errorFields(error) });
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
    }
  }
  return { batchItemFailures: [] };
}
