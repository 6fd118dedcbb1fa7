import * as z from 'zod/mini';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { caps } from '#shared/caps.ts';
import { AttachedFile } from '#shared/entities/attachment.ts';
import { MessageTeam } from '#shared/entities/message.ts';
import { Instant } from '#shared/fields.ts';
import { MessageID, UserID } from '#shared/ids.ts';

const StoredDraft = z.object({
  id: MessageID,
  ownerId: UserID,
  version: z.int(),
  recipientId: z.optional(UserID),
  subject: z.string(),
  body: z.string(),
  replyTo: z.optional(MessageID),
  team: z.optional(MessageTeam),
  attachments: z.optional(z.array(AttachedFile)),
  updatedAt: Instant,
});
export type StoredDraft = z.infer<typeof StoredDraft>;

const partitionOf = (owner: UserID): string => `drafts#${owner}`;

/** Drafts by person; `gsi1` by their last change. */
export const drafts = entity({
  name: 'messageDraft',
  schema: StoredDraft,
  key: (owner: UserID, id: MessageID) => ({ pk: partitionOf(owner), sk: id }),
  gsi1: ({ ownerId, updatedAt, id }) => ({ pk: partitionOf(ownerId), sk: `${updatedAt}#${id}` }),
});

/** A person's drafts, in no order. */
export const allDraftsOf = (owner: UserID) => ({ pk: partitionOf(owner) });

/** A person's drafts, last changed first. */
export const draftsOf = (owner: UserID) =>
  ({ index: 'gsi1', pk: partitionOf(owner), order: 'desc' }) as const;

/** Writes a draft over the version that was read; without one it is created, unless there are too many. */
export const putDraft = (read: StoredDraft | undefined, next: StoredDraft) => {
  const key = drafts.key(next.ownerId, next.id);
  if (read) return [Step.put(key, next).when('version', '=', read.version)];
  return [
    Step.create(key, next),
    personCounts
      .addWithin(next.ownerId, 'drafts', caps.drafts)
      .otherwise('DRAFT_LIMIT_REACHED', { max: caps.drafts }),
  ];
};

/** Deletes a draft that was read, even if its version has changed since. */
export const removeDraft = ({ ownerId, id }: StoredDraft) => [
  Step.remove(drafts.key(ownerId, id)).when('id', 'exists'),
  personCounts.add(ownerId, { drafts: -1 }),
];
