import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { UserID } from '#shared/ids.ts';
import { readAsUsername } from '#shared/personNames.ts';
import { comparable, usernames } from './name.store.ts';

/**
 * Usernames that can be read as others, keyed by the other reading, with their holders: `Iuis`, with a capital i, as luis.
 * Names are thus compared in both directions: the reading of a new name with existing usernames, and the name itself with
 * the readings of existing ones.
 */
export const usernameReadings = entity({
  name: 'usernameReading',
  schema: z.object({ UserID, username: z.string() }),
  key: (reading: string) => ({ pk: `usernameReading#${comparable(reading)}`, sk: 'usernameReading' }),
});

/** The other username that a username can be read as; undefined if there is none. */
export function readingOf(username = ''): string | undefined {
  const reading = readAsUsername(username);
  return comparable(reading) === comparable(username) ? undefined : reading;
}

/** Keys of the users whose username, or its reading, equals the name or its reading, except for the user of the name itself. */
export function lookalikeKeysOf(username: string) {
  const reading = readingOf(username);
  return {
    names: reading === undefined ? [] : [usernames.key(reading)],
    readings: [username, ...(reading === undefined ? [] : [reading])].map(name => usernameReadings.key(name)),
  };
}

/** Notes how a username can be read. If two can be read alike, both keep theirs. */
export const noteReading = (
  reading: string,
  { UserID: id, username }: { UserID: UserID; username: string },
) => Step.put(usernameReadings.key(reading), { UserID: id, username: comparable(username) });

export const forgetReading = (reading: string, id: UserID) =>
  Step.remove(usernameReadings.key(reading)).when('UserID', '=', id);
