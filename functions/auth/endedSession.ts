import { authors } from '#functions/authors/author.store.ts';
import { backoff } from '#functions/platform/backoff.ts';
import { endOfSessions } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { UserID } from '#shared/ids.ts';
import { sessions } from '#shared/settings.ts';
import { day, second } from '#shared/time.ts';
import { signedInSessions } from './session.store.ts';

/** Ended sessions noted at the same time. Beyond it, all sessions of the person end. */
const maxNoted = 40;
const maxAttempts = 5;

export interface EndedSession {
  UserID: UserID;
  /** Start of the session, in seconds since 1970. */
  since: number;
}

/** For which an ended session is noted: its refresh token would be valid for no longer. */
const lifetime = sessions.refreshDays * day;

/**
 * Ends a session for all its tokens: notes it in the person's record, which every call reads, and takes it off the list of their
 * sessions. Idempotent.
 */
export async function noteEndedSession(
  { table, now }: Pick<Deps, 'table' | 'now'>,
  { UserID: id, since }: EndedSession,
): Promise<void> {
  const at = Date.parse(now()) / second;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const person = await table.get(authors.key(id));
    if (!person) return;

    const { endedSessions } = person;
    const current = Object.entries(endedSessions ?? {}).filter(([, until]) => until > at);
    const noted = { ...Object.fromEntries(current), [since]: Math.ceil(at + lifetime / second) };
    const step =
      Object.keys(noted).length > maxNoted
        ? Step.update(authors.key(id), endOfSessions(now())).unset('endedSessions')
        : Step.update(authors.key(id), { endedSessions: noted });
    const unchanged =
      endedSessions === undefined
        ? step.when('endedSessions', 'absent')
        : step.when('endedSessions', '=', endedSessions);
    if (!(await table.write(unchanged))) {
      await table.write(Step.remove(signedInSessions.key(id, since)));
      return;
    }
    await backoff(attempt);
  }
  throw new Error('The end of a session could not be noted');
}
