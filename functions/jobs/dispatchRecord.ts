import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import {
  type DomainEventType,
  domainEvents,
  isDomainEventType,
  type Payload,
} from '#functions/platform/domainEvents.ts';
import { outboxMessages } from '#functions/platform/outbox.ts';
import { fromItem } from '#functions/platform/table/item.ts';
import type { DomainEventHandler, DomainEventHandlers } from './domainEventHandler.ts';
import { runOnce } from './idempotency.ts';
import type { JobDeps } from './jobDeps.ts';
import type { Projections } from './projection.ts';

/** All that follows from changes in the table. */
export interface StreamHandlers {
  domainEventHandlers: DomainEventHandlers;
  projections: readonly Projections[];
}

type Image = Record<string, unknown>;

/** Brings one record of the table's stream to whoever reacts to it; told again, nothing happens twice. */
export async function dispatchRecord(
  record: DynamoDBRecord,
  deps: JobDeps,
  handlers: StreamHandlers,
): Promise<void> {
  const id = record.eventID;
  const before = imageOf(record.dynamodb?.OldImage);
  const after = imageOf(record.dynamodb?.NewImage);
  if (!id) throw new Error('A record of the stream has no id.');

  if (after?.['entity'] === outboxMessages.name && !before)
    return await runHandlers(after, deps, handlers.domainEventHandlers);

  const kind = (after ?? before)?.['entity'];
  for (const { entity, named } of handlers.projections.filter(one => one.entity === kind))
    for (const [name, project] of Object.entries(named))
      await runOnce(id, `${entity}/${name}`, deps, () => project({ id, before, after }, deps));
}

async function runHandlers(image: Image, deps: JobDeps, reactions: DomainEventHandlers): Promise<void> {
  const { id, kind, payload } = fromItem(outboxMessages, image);
  if (!isDomainEventType(kind)) throw new Error(`Nobody knows what ${kind} is.`);
  await reactTo(kind, { id, raw: payload }, deps, reactions[kind]);
}

/** One kind at a time: its payload is parsed by its schema and handed to its reactions. */
async function reactTo<Kind extends DomainEventType>(
  kind: Kind,
  { id, raw }: { id: string; raw: unknown },
  deps: JobDeps,
  named: Record<string, DomainEventHandler<Kind>> = {},
): Promise<void> {
  const payload = domainEvents[kind].parse(raw) as Payload<Kind>; // the schema of this kind
  for (const [name, reaction] of Object.entries(named))
    await runOnce(id, `${kind}/${name}`, deps, async () => (await reaction({ id, payload }, deps)) ?? []);
}

/** Images come in DynamoDB's own notation, which the SDK and Lambda type a little differently. */
const imageOf = (image: NonNullable<DynamoDBRecord['dynamodb']>['NewImage']): Image | undefined =>
  image && unmarshall(image as Parameters<typeof unmarshall>[0]);
