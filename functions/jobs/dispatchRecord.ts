import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { DomainEventHandlers } from '#functions/platform/domainEvent.ts';
import { applyOnce, idsOf, mailOnce, runAllOnce } from '#functions/platform/idempotency.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { outboxMessages } from '#functions/platform/outbox.ts';
import type { Projections } from '#functions/platform/projection.ts';
import { fromItem } from '#functions/platform/table/item.ts';

/** Handlers of the table's stream. */
export interface StreamHandlers {
  domainEventHandlers: readonly DomainEventHandlers[];
  projections: readonly Projections[];
}

type Image = Record<string, unknown>;

/** Dispatches a stream record to its handlers. Safe to redeliver. */
export async function dispatchRecord(
  record: DynamoDBRecord,
  deps: JobDeps,
  { domainEventHandlers, projections }: StreamHandlers,
): Promise<void> {
  const id = record.eventID;
  const before = imageOf(record.dynamodb?.OldImage);
  const after = imageOf(record.dynamodb?.NewImage);
  if (!id) throw new Error('Stream record without an event id');

  if (after?.['entity'] === outboxMessages.name && !before)
    return await runHandlers({ image: after, at: timeOf(record) }, deps, domainEventHandlers);

  const entity = String((after ?? before)?.['entity']);
  // A kind of item may be registered more than once: callers and authors are both users.
  const acts = projections
    .filter(one => one.entity === entity)
    .flatMap(({ named }) => Object.entries(named))
    .map(([name, project]) => [name, () => project({ id, before, after }, deps)] as const);
  await applyOnce({ id, entity, at: timeOf(record) }, deps, acts);
}

/** Time of the change. Lambda provides seconds since 1970, other readers of the stream a date. */
function timeOf({ dynamodb }: DynamoDBRecord): string | undefined {
  const time: unknown = dynamodb?.ApproximateCreationDateTime;
  if (typeof time === 'number') return new Date(time * 1000).toISOString();
  return time instanceof Date ? time.toISOString() : undefined;
}

async function runHandlers(
  { image, at }: { image: Image; at: string | undefined },
  deps: JobDeps,
  all: readonly DomainEventHandlers[],
): Promise<void> {
  const { id, kind, payload } = fromItem(outboxMessages, image);
  const matching = all.filter(({ type }) => type === kind);
  if (matching.length === 0) throw new Error(`Unknown type of domain event: ${kind}`);

  const acts = matching
    .flatMap(({ handlers }) => Object.entries(handlers))
    .map(([handler, handle]) => {
      const name = `${kind}/${handler}`;
      const own = { ...deps, mail: mailOnce(deps, id, name), idFor: idsOf(id, name) };
      return [name, async () => (await handle({ id, payload }, own)) ?? []] as const;
    });
  await runAllOnce({ id, kind, at }, deps, acts);
}

/** Lambda's type of DynamoDB's attribute values differs slightly from the SDK's: it delivers binary values in Base64. */
const imageOf = (image: NonNullable<DynamoDBRecord['dynamodb']>['NewImage']): Image | undefined =>
  image &&
  unmarshall(
    Object.fromEntries(
      Object.entries(image).map(([field, value]) => [
        field,
        value.B === undefined ? value : { B: Buffer.from(value.B, 'base64') },
      ]),
    ) as Parameters<typeof unmarshall>[0],
  );
