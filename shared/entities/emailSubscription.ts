import * as z from 'zod/mini';
import { caps } from '../caps.ts';
import { SavedSearchID } from '../ids.ts';
import { notificationGroups } from '../notificationSettings.ts';
import { ChosenFrequencies } from './notificationPreferences.ts';

/** Scope of an unsubscribe link: one group, everything in a digest, or one saved search. */
export const SubscriptionScope = z.union([
  z.enum([...notificationGroups, 'daily', 'weekly']),
  z.templateLiteral(['search-', z.string()]),
]);
export type SubscriptionScope = z.infer<typeof SubscriptionScope>;

/** Saved searches, and whether a person is emailed about each. */
const EmailedSearches = z
  .array(z.object({ SavedSearchID, email: z.boolean() }))
  .check(z.maxLength(caps.savedSearches));

/** A change of what an unsubscribe link belongs to. */
export const SubscriptionChange = z.object({
  email: ChosenFrequencies,
  searches: z.optional(EmailedSearches),
});
export type SubscriptionChange = z.infer<typeof SubscriptionChange>;

/** A subscription as its unsubscribe link shows it. */
export const Subscription = z.object({
  scope: SubscriptionScope,
  /** The groups that the link can change, with their current frequencies. */
  email: ChosenFrequencies,
  /** The saved searches that the link can change. */
  searches: z.array(z.object({ SavedSearchID, name: z.string(), email: z.boolean() })),
});
export type Subscription = z.infer<typeof Subscription>;
