import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import {
  type ChosenFrequencies,
  type EmailFrequency,
  frequenciesOf,
  type NotificationGroup,
} from '#shared/notificationSettings.ts';

type User = ReturnType<typeof callers.parse>;

/** Frequency of a user's emails about a group. */
export const frequencyOf = (
  { emailFrequencies }: Pick<User, 'emailFrequencies'>,
  group: NotificationGroup,
): EmailFrequency => frequenciesOf(emailFrequencies)[group];

/**
 * Chooses the frequencies of some groups; the others stay as they are. Refused if other frequencies have been chosen
 * since the user was read. Undefined if nothing changes.
 */
export function chooseFrequencies({ UserID, emailFrequencies }: User, change: ChosenFrequencies) {
  const current = frequenciesOf(emailFrequencies);
  const next = frequenciesOf({ ...emailFrequencies, ...change });
  if (Object.entries(next).every(([group, frequency]) => current[group as NotificationGroup] === frequency))
    return undefined; // `next` has the keys of `current`
  const step = Step.update(callers.key(UserID), { emailFrequencies: { ...emailFrequencies, ...change } });
  return emailFrequencies
    ? step.when('emailFrequencies', '=', emailFrequencies)
    : step.when('emailFrequencies', 'absent');
}
