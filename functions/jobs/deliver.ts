import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import {
  type HappeningKind,
  happenings,
  isHappeningKind,
  type Payload,
} from '#functions/platform/happenings.ts';
import { notes } from '#functions/platform/outbox.ts';
import { fromItem } from '#functions/platform/table/item.ts';
import { once } from './done.ts';
import type { JobOutside } from './outside.ts';
import type { Projections } from './projection.ts';
import type { Reaction, Reactions } from './reaction.ts';

/** All that follows from changes in the table. */
export interface Consequences {
  reactions: Reactions;
  projections: readonly Projections[];
}

type Image = Record<string, unknown>;

/** Brings one record of the table's stream to whoever reacts to it; told again, nothing happens twice. */
export async function deliver(
  record: DynamoDBRecord,
  outside: JobOutside,
  consequences: Consequences,
): Promise<void> {
  const id = record.eventID;
  const before = imageOf(record.dynamodb?.OldImage);
  const after = imageOf(record.dynamodb?.NewImage);
  if (!id) throw new Error('A record of the stream has no id.');

  if (after?.['entity'] === notes.name && !before) return await react(after, outside, consequences.reactions);

  const kind = (after ?? before)?.['entity'];
  for (const { entity, named } of consequences.projections.filter(one => one.entity === kind))
    for (const [name, project] of Object.entries(named))
      await once(id, `${entity}/${name}`, outside, () => project({ id, before, after }, outside));
}

async function react(image: Image, outside: JobOutside, reactions: Reactions): Promise<void> {
  const { id, kind, payload } = fromItem(notes, image);
  if (!isHappeningKind(kind)) throw new Error(`Nobody knows what ${kind} is.`);
  await reactTo(kind, { id, raw: payload }, outside, reactions[kind]);
}

/** One kind at a time: its payload is parsed by its schema and handed to its reactions. */
async function reactTo<Kind extends HappeningKind>(
  kind: Kind,
  { id, raw }: { id: string; raw: unknown },
  outside: JobOutside,
  named: Record<string, Reaction<Kind>> = {},
): Promise<void> {
  const payload = happenings[kind].parse(raw) as Payload<Kind>; // the schema of this kind
  for (const [name, reaction] of Object.entries(named))
    await once(id, `${kind}/${name}`, outside, async () => (await reaction({ id, payload }, outside)) ?? []);
}

/** Images come in DynamoDB's own notation, which the SDK and Lambda type a little differently. */
const imageOf = (image: NonNullable<DynamoDBRecord['dynamodb']>['NewImage']): Image | undefined =>
  image && unmarshall(image as Parameters<typeof unmarshall>[0]);
