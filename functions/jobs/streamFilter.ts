import type { DynamoDBRecord } from 'aws-lambda';

/** Kinds of items whose new messages, changes and deletions have handlers; a test compares them with the handlers. */
const outbox = 'outbox';
const projected = [
  'award',
  'member',
  'message',
  'openRequest',
  'payment',
  'payoutAccount',
  'posting',
  'project',
  'projectEdit',
  'projectFigures',
  'prospect',
  'recruitLabel',
  'request',
  'task',
  'upload',
  'user',
];

type EventName = NonNullable<DynamoDBRecord['eventName']>;
interface Pattern {
  eventName: EventName[];
  dynamodb: Partial<Record<'NewImage' | 'OldImage', { entity: { S: string[] } }>>;
}

/**
 * Records of the stream that `processStream` receives, as patterns of Lambda's event filter. Of the others, which are
 * most, nobody pays for a call.
 */
export const streamFilter: readonly Pattern[] = [
  { eventName: ['INSERT'], dynamodb: { NewImage: { entity: { S: [outbox, ...projected] } } } },
  { eventName: ['MODIFY'], dynamodb: { NewImage: { entity: { S: projected } } } },
  { eventName: ['REMOVE'], dynamodb: { OldImage: { entity: { S: projected } } } },
];

/** Whether Lambda's event filter lets a record through. */
export const isFollowed = ({ eventName, dynamodb }: DynamoDBRecord): boolean =>
  streamFilter.some(
    pattern =>
      eventName !== undefined &&
      pattern.eventName.includes(eventName) &&
      (['NewImage', 'OldImage'] as const).every(
        image =>
          !pattern.dynamodb[image] ||
          pattern.dynamodb[image].entity.S.includes(dynamodb?.[image]?.['entity']?.S ?? ''),
      ),
  );
