import type { DynamoDBRecord } from 'aws-lambda';

/** Kinds of items whose new messages, changes and deletions have handlers; a test compares them with the handlers. */
const outbox = 'outbox';
const projected = [
  'adoption',
  'answerTimes',
  'award',
  'member',
  'openRequest',
  'payment',
  'payoutAccount',
  'posting',
  'progressEntry',
  'project',
  'projectEdit',
  'projectTranslations',
  'prospect',
  'recruitLabel',
  'refund',
  'relationship',
  'request',
  'subscription',
  'task',
  'upload',
  'user',
  'weeklyTaskAwards',
];

/** Kinds of items of which only deletions have projections: messages, and what is saved again and again while its owner types. */
const projectedWhenDeleted = ['message', 'messageDraft', 'proposalDraft'];

/** Counters of projects, of which only changes of a shard have handlers: not their creation, nor the totals. */
const counters = 'projectFigures';

type EventName = NonNullable<DynamoDBRecord['eventName']>;
interface ImagePattern {
  entity: { S: string[] };
  shard?: { N: [{ exists: true }] };
}
interface Pattern {
  eventName: EventName[];
  dynamodb: Partial<Record<'NewImage' | 'OldImage', ImagePattern>>;
}

/**
 * Records of the stream that `processStream` receives, as patterns of Lambda's event filter. Of the others, which are
 * most, no call is paid for.
 */
export const streamFilter: readonly Pattern[] = [
  { eventName: ['INSERT'], dynamodb: { NewImage: { entity: { S: [outbox, ...projected] } } } },
  { eventName: ['MODIFY'], dynamodb: { NewImage: { entity: { S: projected } } } },
  {
    eventName: ['REMOVE'],
    dynamodb: { OldImage: { entity: { S: [...projected, ...projectedWhenDeleted] } } },
  },
  {
    eventName: ['MODIFY'],
    dynamodb: { NewImage: { entity: { S: [counters] }, shard: { N: [{ exists: true }] } } },
  },
];

/** Whether Lambda's event filter lets a record through. */
export const isFollowed = ({ eventName, dynamodb }: DynamoDBRecord): boolean =>
  streamFilter.some(
    pattern =>
      eventName !== undefined &&
      pattern.eventName.includes(eventName) &&
      (['NewImage', 'OldImage'] as const).every(image =>
        matches(pattern.dynamodb[image], dynamodb?.[image] ?? {}),
      ),
  );

type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;

const matches = (pattern: ImagePattern | undefined, { entity, shard }: Image): boolean =>
  !pattern || (pattern.entity.S.includes(entity?.S ?? '') && (!pattern.shard || shard?.N !== undefined));
