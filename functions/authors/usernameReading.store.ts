import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { UserID } from '#shared/ids.ts';
import { readAsUsername } from '#shared/personNames.ts';
import { comparable, usernames } from './name.store.ts';

/**
 * Usernames that can be read as others, by how they can be read, with their holders: `Iuis`, with a capital i, as luis. So a name is
 * compared in both directions: what it can be read as with the usernames that exist, and it with what those can be read as.
 */
export const usernameReadings = entity({
  name: 'usernameReading',
  schema: z.object({ UserID, username: z.string() }),
  key: (reading: string) => ({ pk: `usernameReading#${comparable(reading)}`, sk: 'usernameReading' }),
});

/** What a username can be read as, if that is another. */
export function readingOf(username = ''): string | undefined {
  const reading = readAsUsername(username);
  return comparable(reading) === comparable(username) ? undefined : reading;
}

/** The keys of those who have, or look as if they had, what a username can be read as, but for those who have it itself. */
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
