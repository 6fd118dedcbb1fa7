import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { UserID } from '#shared/ids.ts';

const count = z._default(z.int(), 0);

const PersonCounts = z.object({
  /** Public projects. */
  projects: count,
  /** Teams of other users' projects. */
  memberships: count,
  /** Requests that await this owner's decision. */
  pendingRequests: count,
  /** Refund requests that await this owner's answer. */
  refundRequests: count,
  /** Accepted contacts. */
  contacts: count,
  /** Pending contact requests, received and sent. */
  contactRequests: count,
  sentContactRequests: count,
  /** Blocked people. */
  blocked: count,
  /** Unsent messages. */
  drafts: count,
  /** Drafts of proposals. */
  proposalDrafts: count,
  /** Unread notifications. */
  unread: count,
  /** Unread messages in the inbox. */
  unreadMessages: count,
  /** People who joined with this person's affiliate code. */
  invited: count,
  /** People who follow this person. */
  followers: count,
  /** Notifications up to this id count as read. */
  readUpTo: z.optional(z.string()),
  /** Time at which they were read: one that came later, under an earlier id, does not count as read. */
  readAllAt: z.optional(z.string()),
});
export type PersonCounts = z.output<typeof PersonCounts>;

/** Up to where a person has read all notifications. */
export type ReadMark = Pick<PersonCounts, 'readUpTo' | 'readAllAt'>;

type Counter = Exclude<keyof PersonCounts, 'readUpTo' | 'readAllAt'>;

const items = entity({
  name: 'personCounts',
  schema: PersonCounts,
  key: (id: UserID) => ({ pk: `user#${id}`, sk: 'counts' }),
});

/** Counters of a user, in an item of their own so that counting never conflicts with edits of the profile. */
export const personCounts = {
  key: (id: UserID) => items.key(id),

  add: (id: UserID, amounts: Partial<Record<Counter, number>>) => Step.add(items.key(id), amounts),

  /** Counts one more in a list, unless it has as many as it can contain. */
  addWithin: (id: UserID, counter: Counter, most: number) =>
    Step.add(items.key(id), { [counter]: 1 }).whenAbsentOr(counter, '<', most),

  /** Forgets how many people a deleted person invited, and who followed them. */
  forgetOthers: (id: UserID) => Step.add(items.key(id), {}).unset('invited').unset('followers'),

  /** Marks everything up to a notification as read, unless another one has arrived since the count was read. */
  readAll: (id: UserID, unread: number, { readUpTo, readAllAt }: Required<ReadMark>) =>
    Step.add(items.key(id), {}).set({ unread: 0, readUpTo, readAllAt }).when('unread', '=', unread),

  /** Marks one notification as read in the count. */
  readOne: (id: UserID) => Step.add(items.key(id), { unread: -1 }).when('unread', '>', 0),
};
