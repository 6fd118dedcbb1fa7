import { setTimeout } from 'node:timers/promises';
import type { Deps } from '#functions/platform/deps.ts';
import { errorFields } from '#functions/platform/log.ts';
import type { ProjectID } from '#shared/ids.ts';
import { minute } from '#shared/time.ts';
import { headShards, proofHeads } from './proof.store.ts';
import { type ProofCheck, storeProofCheck, verifyProof } from './verifyProof.ts';

/** Time for new checks: two minutes less than the job may take. */
const budgetMs = 3 * minute;
const chainsPerShard = 1000;

/** Long enough for the stream to catch up with what was earned during a check. */
const settle = () => setTimeout(10_000);

/**
 * Checks the hash chains, longest unchecked first, until its time is over; the next run continues. Apparent problems are
 * checked again after `pause`, because points that are earned during a check look like a problem. Each problem is logged as
 * an error, which an alarm matches.
 */
export async function checkProofs(
  deps: Pick<Deps, 'table' | 'now' | 'log'>,
  { pause = settle } = {},
): Promise<{ checked: number; problems: number }> {
  const { log } = deps;
  const done = { checked: 0, problems: 0 };
  const conclude = async (check: ProofCheck) => {
    for (const problem of check.problems)
      log.error('proof.discrepancy_found', { ProjectID: check.ProjectID, problem });
    await storeProofCheck(deps, check);
    done.checked += 1;
    done.problems += check.problems.length;
  };

  const suspects = await checkEach(deps, await longestUnchecked(deps), async check => {
    if (check.problems.length === 0) await conclude(check);
    return check.problems.length > 0;
  });
  if (suspects.length > 0) {
    await pause();
    await checkEach(deps, suspects, conclude);
  }
  log.info('proofs.checked', done);
  return done;
}

/** Checks chains while there is time. Returns those for which `keep` returns true. */
async function checkEach(
  { table, log }: Pick<Deps, 'table' | 'log'>,
  projects: readonly ProjectID[],
  keep: (check: ProofCheck) => Promise<boolean | void>,
): Promise<ProjectID[]> {
  const kept: ProjectID[] = [];
  const until = performance.now() + budgetMs;
  for (const ProjectID of projects) {
    if (performance.now() > until) break;
    try {
      if (await keep(await verifyProof(table, ProjectID))) kept.push(ProjectID);
    } catch (error) {
      log.error('proof.check_failed', { ProjectID, ...errorFields(error) });
    }
  }
  return kept;
}

async function longestUnchecked({ table }: Pick<Deps, 'table'>): Promise<ProjectID[]> {
  const heads: { ProjectID: ProjectID; at: string }[] = [];
  for (const pk of headShards) {
    const { items } = await table.query(proofHeads, { index: 'gsi1', pk, limit: chainsPerShard });
    heads.push(...items.map(({ ProjectID, check }) => ({ ProjectID, at: check?.at ?? '' })));
  }
  return heads.toSorted((a, b) => a.at.localeCompare(b.at)).map(({ ProjectID }) => ProjectID);
}
