import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { UserID } from '#shared/ids.ts';

const count = z._default(z.int(), 0);

const PersonCounts = z.object({
  /** Projects that everyone sees. */
  projects: count,
  /** Teams of other people's projects. */
  memberships: count,
  /** Requests that wait for this owner's answer. */
  pendingRequests: count,
  /** Notifications that were not read. */
  unread: count,
  /** Notifications up to this one are read, whatever they say themselves. */
  readUpTo: z.optional(z.string()),
});
export type PersonCounts = z.output<typeof PersonCounts>;

const items = entity({
  name: 'personCounts',
  schema: PersonCounts,
  key: (id: UserID) => ({ pk: `user#${id}`, sk: 'counts' }),
});

/** What is counted of a person, apart from the person, so that counting never meets an edit. */
export const personCounts = {
  key: (id: UserID) => items.key(id),

  add: (
    id: UserID,
    amounts: Partial<Record<'projects' | 'memberships' | 'pendingRequests' | 'unread', number>>,
  ) => Step.add(items.key(id), amounts),

  /** All is read up to a notification, if no further one came since the count was read. */
  readAll: (id: UserID, unread: number, readUpTo: string) =>
    Step.add(items.key(id), {}).set({ unread: 0, readUpTo }).when('unread', '=', unread),

  /** One less to read. */
  readOne: (id: UserID) => Step.add(items.key(id), { unread: -1 }).when('unread', '>', 0),
};
