import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import type { Claims } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { Step } from '#functions/platform/table/step.ts';

const maxKept = 20;

/**
 * Notes that a session is valid although it does not look later than the end of all sessions: both happened in the same
 * second, or Cognito's clock is behind. `person` was read before the session began.
 */
export async function keepSession(
  { table }: Pick<Deps, 'table'>,
  { UserID, sessionsValidFrom, sessionsKept = [] }: StoredUser,
  { sessionId }: Claims,
): Promise<void> {
  if (!sessionsValidFrom || !sessionId) return;
  const kept = [...sessionsKept, sessionId].slice(-maxKept);
  await table.write(
    Step.update(authors.key(UserID), { sessionsKept: kept }).when(
      'sessionsValidFrom',
      '=',
      sessionsValidFrom,
    ),
  );
}
