import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awardSteps } from '#functions/authors/award.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import { proofEntries, proofHeads } from '#functions/proof/proof.store.ts';
import { sealProofs } from '#functions/proof/sealProofs.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { ProjectID } from '#shared/ids.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Runs the command; resolves to its output and its exit code. */
async function proofCheck(...parameters: string[]): Promise<{ output: string; code: number }> {
  const { endpoint, tableName } = world.database;
  const env = { ...process.env, TABLE_NAME: tableName, AWS_ENDPOINT_URL_DYNAMODB: endpoint };
  const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'proof.ts'), ...parameters], {
    env,
  });
  return await run.then(
    ({ stdout }) => ({ output: stdout, code: 0 }),
    ({ stdout, stderr, code }: { stdout: string; stderr: string; code: number }) => ({
      output: stdout + stderr,
      code,
    }), // as execFile rejects
  );
}

test('says that chains are intact, finds a noted head, and notices a changed entry', async () => {
  const project = ProjectID.parse('project-1');
  const person = await world.user();
  await world.table.transact(
    ...awardSteps(person, { kind: 'completion', ProjectID: project }, world.clock.now()),
  );
  await world.runStream();
  await sealProofs(world.deps);
  const head = (await world.table.get(proofHeads.key(project)))?.hash ?? '';

  expect(await proofCheck()).toMatchObject({ output: 'project-1: 1 entry, intact\n', code: 0 });
  expect(await proofCheck(project, '--head', head)).toMatchObject({
    output: expect.stringContaining(`The head ${head} is entry 1`),
    code: 0,
  });
  expect(await proofCheck('--head', 'f'.repeat(64))).toMatchObject({
    output: expect.stringContaining('No checked chain has this head'),
    code: 1,
  });

  await world.table.write(Step.update(proofEntries.key(project, 1), { at: '2020-01-01T00:00:00.000Z' }));
  expect(await proofCheck()).toMatchObject({
    output: expect.stringContaining('Entry 1 or its record has been changed'),
    code: 1,
  });
});
