/**
 * Fails if an operation has a permission that no test has needed. `npm test` runs it at its end, with the file in which its tests
 * have recorded the needed permissions.
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
