import { awardSteps } from '#functions/authors/award.store.ts';
import { listProofEntries } from '#functions/proof/listProofEntries.ts';
import { sealProofs } from '#functions/proof/sealProofs.ts';
import type { World } from '#functions/testing/world.ts';
import { TaskID } from '#shared/ids.ts';
import type { BenchWorld, Case } from './benchWorld.ts';

/** A page of the hash chain of a project with 60 accepted tasks. */
export async function proofCases(world: World, { ProjectID, owner }: BenchWorld): Promise<Case[]> {
  for (let count = 0; count < 60; count++) {
    const cause = {
      kind: 'task',
      ProjectID,
      TaskID: TaskID.parse(`bench-${count}`),
      projectPoints: 50,
    } as const;
    await world.table.transact(...awardSteps(owner, cause, world.clock.now()));
  }
  await world.runStream();
  await sealProofs(world.deps);
  return [{ name: 'listProofEntries', operation: listProofEntries, input: { ProjectID } }];
}
