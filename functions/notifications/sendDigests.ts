import { callers } from '#functions/platform/caller.ts';
import { errorFields } from '#functions/platform/log.ts';
import type { MailDeps } from '#functions/platform/mailDeps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { digest as settings } from '#shared/notificationSettings.ts';
import { minute } from '#shared/time.ts';
import {
  type Digest,
  type DueDigest,
  digestSteps,
  digests,
  dueDigestGroups,
  dueDigestShards,
  dueDigests,
  dueUntil,
  groupsDueUntil,
} from './digest.store.ts';
import { logUnsent } from './logUnsent.ts';
import { type DigestSources, readDigest } from './readDigest.ts';

/**
 * Time for which a run starts new digests, in milliseconds: a function that is stopped while it sends one would not record
 * it.
 */
const longestRun = 3 * minute;

/** Failures in a row after which a run assumes that email cannot be sent at all. */
const mostFailures = 3;

/** Numbers of digests by outcome. */
interface Outcomes {
  sent: number;
  /** Nothing to send: no entries left, an address that gets none, or a user who is no longer active. */
  dropped: number;
  failed: number;
}

/**
 * Sends the digests that are due, each once. Safe to run twice at the same time; what a run does not reach or cannot
 * send stays for the next one. Throws at its end if a digest could not be sent, so that the failure raises an alarm.
 */
export async function sendDigests(deps: MailDeps, sources: DigestSources): Promise<Outcomes> {
  const { table, now, log } = deps;
  const began = Date.parse(now());
  const upTo = new Date(began - settings.lagMinutes * minute).toISOString();
  const outcomes: Outcomes = { sent: 0, dropped: 0, failed: 0 };
  let failuresInARow = 0;

  const isOver = () => failuresInARow === mostFailures || Date.parse(now()) - began > longestRun;
  /** Whether the digest needs no further run. */
  const handle = async (due: DueDigest): Promise<boolean> => {
    try {
      const outcome = await sendDigest(deps, sources, due, upTo);
      if (outcome) outcomes[outcome] += 1;
      failuresInARow = 0;
      return outcome !== undefined;
    } catch (error) {
      log.error('digest.failed', { UserID: due.UserID, ...errorFields(error) });
      outcomes.failed += 1;
      failuresInARow += 1;
      return false;
    }
  };

  for (const shard of dueDigestShards)
    for await (const due of table.each(dueDigests, dueUntil(shard, upTo))) {
      if (isOver()) break;
      await handle(due);
    }
  for await (const { id, people, ...due } of table.each(dueDigestGroups, groupsDueUntil(upTo))) {
    let isDone = true;
    for (const UserID of people) isDone = !isOver() && (await handle({ ...due, UserID })) && isDone;
    if (isDone) await table.write(Step.remove(dueDigestGroups.key(id)));
    if (isOver()) break;
  }
  if (outcomes.failed > 0) throw new Error(`${outcomes.failed} digests could not be sent`);
  return outcomes;
}

/** Sends one digest. Returns undefined if another run is sending it. Throws if it has not been sent. */
async function sendDigest(
  deps: MailDeps,
  sources: DigestSources,
  due: DueDigest,
  upTo: string,
): Promise<'sent' | 'dropped' | undefined> {
  const { table, mail, log, now } = deps;
  const [user, digest = {}] = await table.batchGet(
    callers.key(due.UserID),
    digests.key(due.UserID, due.frequency),
  );
  if (digest.claimedAt) return await recover(deps, due, digest);

  const email =
    user &&
    !user.emailProblem &&
    (await readDigest(table, sources, {
      user,
      frequency: due.frequency,
      from: digest.sentUpTo,
      to: upTo,
    }));
  if (!user || !email) {
    await table.write(digestSteps.drop(due));
    return 'dropped';
  }

  // Claimed before it is sent and recorded afterwards: a crash in between loses a digest rather than repeating it.
  const claimedAt = now();
  const refused = await table.write(digestSteps.claim(due, digest, { at: claimedAt, upTo }));
  if (refused) return undefined;
  try {
    const outcome = await mail.send(user.email, email);
    logUnsent(log, outcome, { letter: due.frequency, UserID: due.UserID });
  } catch (error) {
    await table.write(digestSteps.release(due, claimedAt));
    throw error;
  }
  await record(deps, due, { claimedAt, upTo });
  return 'sent';
}

async function record({ table }: MailDeps, due: DueDigest, claim: { claimedAt: string; upTo: string }) {
  const refused = await table.transact(...digestSteps.finish(due, claim));
  // A run that came after the lease has recorded it in the meantime.
  if (isRefusal(refused) && refused.code !== 'CONCURRENT_UPDATE') throw new Error(refused.code);
}

/** Completes a digest whose run crashed. Whether it was sent is unknown, so it is not sent again. */
async function recover(
  deps: MailDeps,
  due: DueDigest,
  { claimedAt = '', claimedUpTo: upTo = '' }: Digest,
): Promise<'dropped' | undefined> {
  if (Date.parse(deps.now()) - Date.parse(claimedAt) < settings.leaseMinutes * minute) return undefined;
  deps.log.error('digest.unconfirmed', { UserID: due.UserID, frequency: due.frequency, upTo });
  await record(deps, due, { claimedAt, upTo });
  return 'dropped';
}
