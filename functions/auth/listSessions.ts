import { hasEnded } from '#functions/platform/caller.ts';
import { operation } from '#functions/platform/operation.ts';
import { auth } from '#shared/contracts/auth.ts';
import type { SignedInSession } from '#shared/entities/signedInSession.ts';
import { SessionID } from '#shared/ids.ts';
import { second } from '#shared/time.ts';
import { readSessions, type StoredSession } from './session.store.ts';

/** Lists where the caller is signed in: here, and then the latest used first. Cost: 2 DynamoDB requests. */
export const listSessions = operation(auth.listSessions, {
  load: async ({ callerId }, { table }) => ({ sessions: await readSessions(table, callerId) }),
  run({ caller, loaded: { sessions } }) {
    const items = sessions
      .filter(one => !hasEnded(caller, one))
      .map(one => toSession(one, caller.sessionSince));
    return { items: items.toSorted(byUse) };
  },
});

const byUse = (a: SignedInSession, b: SignedInSession): number =>
  Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsed.localeCompare(a.lastUsed);

const toSession = (
  { since, browser, system, device, country, lastUsed }: StoredSession,
  current: number,
) => ({
  SessionID: SessionID.parse(String(since)),
  isCurrent: since === current,
  browser,
  system,
  device,
  country,
  since: new Date(since * second).toISOString(),
  lastUsed,
});
