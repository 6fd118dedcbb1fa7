import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { Check, type CheckName, type CheckProblem } from '#shared/entities/check.ts';

/** Results of the last run of each check. */
export const checks = entity({
  name: 'check',
  schema: Check,
  key: (name: CheckName) => ({ pk: 'checks', sk: name }),
});

const maxProblems = 50;

/** Stores the result of a check in place of the one before, with the first of its problems. */
export async function storeCheck(
  table: Table,
  { problems, ...result }: Omit<Check, 'found' | 'problems'> & { problems: readonly CheckProblem[] },
): Promise<void> {
  const check = { ...result, found: problems.length, problems: problems.slice(0, maxProblems) };
  await table.write(Step.put(checks.key(check.name), check));
}
