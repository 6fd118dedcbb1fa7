/**
 * Fails if an operation may do what no test of a whole run made it do. The run notes what it needed in a file:
 * `NEEDED_PERMISSIONS=needed.txt npm test`, then `NEEDED_PERMISSIONS=needed.txt node infra/scripts/run.mjs infra/scripts/unneededPermissions.ts`.
 */
import { importOperations } from '#functions/operations.ts';
import { neededPermissionsVariable, unneeded } from '#functions/testing/neededPermissions.ts';

const found = unneeded(process.env[neededPermissionsVariable] ?? '', await importOperations());
if (found.length > 0) {
  console.error(
    `These operations may do what none of their tests made them do. Take it out of \`uses\` or \`writes\`, or test it:\n  ${found.join('\n  ')}`,
  );
  process.exit(1);
}
