import * as z from 'zod/mini';
import { Instant } from '../fields.ts';

/** Queues of items that wait for administrators, in the order of the tabs. */
export const queueNames = [
  'review',
  'edits',
  'reports',
  'support',
  'adoptions',
  /** Refund requests that their owners have not answered in time. */
  'refunds',
  'disputes',
  /** Payouts that have failed. */
  'payouts',
  /** Problems that the last checks of the money have found. */
  'checks',
] as const;
export type QueueName = (typeof queueNames)[number];

/** The largest number that is counted in a queue. */
export const maxQueueCount = 50;

/** A queue of items that wait for administrators, with their number. */
export const Queue = z.object({
  name: z.enum(queueNames),
  /** At most `maxQueueCount`. */
  count: z.int(),
  /** Whether more than `count` items wait. */
  hasMore: z.boolean(),
  /** Time since which the oldest item has been waiting; absent if the queue is empty. */
  oldestAt: z.optional(Instant),
  /** Open items in which another person has to act first: owners who can still answer a request, banks with the evidence. */
  withOthers: z.int(),
});
export type Queue = z.infer<typeof Queue>;
