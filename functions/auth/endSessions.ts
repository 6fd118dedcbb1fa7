import { authors } from '#functions/authors/author.store.ts';
import { endOfSessions } from '#functions/platform/caller.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { auth } from '#shared/contracts/auth.ts';
import { noteEndedSession } from './endedSession.ts';
import { readSessions, signedInSessions } from './session.store.ts';

/**
 * Ends one session of the caller, or all but the one of the call, those that are not listed included. Cost: up to 4 DynamoDB
 * requests.
 */
export const endSessions = operation(auth.endSessions, {
  limit: perPerson(60, 'day'),
  async run({ caller: { UserID, sessionSince }, body: { SessionID } }, deps) {
    const { table, now } = deps;
    const listed = await readSessions(table, UserID);
    if (SessionID !== undefined) {
      const found = listed.find(({ since }) => String(since) === SessionID);
      if (found) await noteEndedSession(deps, { UserID, since: found.since });
      return;
    }
    const others = listed.filter(({ since }) => since !== sessionSince);
    const refused = await table.transact(
      Step.update(authors.key(UserID), { ...endOfSessions(now()), sessionKeptSince: sessionSince }),
      ...others.map(({ since }) => Step.remove(signedInSessions.key(UserID, since))),
    );
    return refused && refuse('CONCURRENT_UPDATE');
  },
});
