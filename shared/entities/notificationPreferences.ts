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
