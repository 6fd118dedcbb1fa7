import * as z from 'zod/mini';
import { emailFrequencies, type NotificationGroup, notificationGroups } from '../notificationSettings.ts';

const EmailFrequency = z.enum(emailFrequencies);

/** An object with a field for each group. */
const forEachGroup = <Field extends z.ZodMiniType>(field: Field) =>
  Object.fromEntries(notificationGroups.map(group => [group, field])) as Record<NotificationGroup, Field>; // one for each

const someGroups = forEachGroup(z.optional(EmailFrequency));

/** Email frequencies of some groups. */
export const ChosenFrequencies = z.strictObject(someGroups);
/** The same as it is stored: a group that no longer exists is ignored. */
export const StoredFrequencies = z.object(someGroups);

/** A user's email frequency of every group. In the app, they are always notified. */
export const NotificationPreferences = z.object({ email: z.object(forEachGroup(EmailFrequency)) });
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** Emails that an unsubscribe link stops: those of one group, or all digests of a frequency. */
export const SubscriptionScope = z.enum([...notificationGroups, 'daily', 'weekly']);
export type SubscriptionScope = z.infer<typeof SubscriptionScope>;

/** A subscription as its unsubscribe link shows it. */
export const Subscription = z.object({
  scope: SubscriptionScope,
  /** The groups that the link can change, with their current frequencies. */
  email: ChosenFrequencies,
});
export type Subscription = z.infer<typeof Subscription>;
