import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { errorFields } from '#functions/platform/log.ts';
import { type Consequences, deliver } from './deliver.ts';
import type { JobOutside } from './outside.ts';

/** Works through a batch in order; at the first failure it stops, so that the stream goes on from there. */
export async function consume(
  { Records }: DynamoDBStreamEvent,
  outside: JobOutside,
  consequences: Consequences,
): Promise<DynamoDBBatchResponse> {
  for (const record of Records) {
    try {
      await deliver(record, outside, consequences);
    } catch (error) {
      outside.log.error('stream record failed', { record: record.eventID, ...errorFields(error) });
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
    }
  }
  return { batchItemFailures: [] };
}
