import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { outboxMessages } from '#functions/platform/outbox.ts';
import { toItem } from '#functions/platform/table/item.ts';
import type { Table } from '#functions/platform/table.ts';

/**
 * The event with which `processStream` handles domain events again, from their outbox messages, which the table keeps
 * for 30 days. Handlers that have done their work already do nothing. Throws if a message does not exist.
 */
export async function replayEvent(
  table: Pick<Table, 'get'>,
  ids: readonly string[],
): Promise<{ Records: DynamoDBRecord[] }> {
  const Records: DynamoDBRecord[] = [];
  for (const id of ids) {
    const message = await table.get(outboxMessages.key(id));
    if (!message) throw new Error(`There is no outbox message ${id}`);
    const NewImage = marshall(toItem(outboxMessages.key(id), message), { removeUndefinedValues: true });
    Records.push({
      eventID: `replay-${id}`,
      eventName: 'INSERT',
      dynamodb: { SequenceNumber: `replay-${id}`, NewImage: NewImage as never }, // Lambda's own type of the same values
    });
  }
  return { Records };
}

const Records = z.object({ Records: z.array(z.looseObject({ eventID: z.string() })) });
const SetAside = z.object({ payload: z.union([z.string(), Records]) });

/**
 * The event of a file in which Lambda set records of the stream aside. Its records keep their ids, so that what was done
 * for them already is not done twice.
 */
export function setAsideEvent(text: string): { Records: DynamoDBRecord[] } {
  const { payload } = SetAside.parse(JSON.parse(text));
  const event = typeof payload === 'string' ? Records.parse(JSON.parse(payload)) : payload;
  return { Records: event.Records };
}
