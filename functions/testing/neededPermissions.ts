import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { AnyOperation } from '#functions/platform/operation.ts';

/** Names the file into which the calls of all tests of a run write what of their permissions they needed. */
export const neededPermissionsVariable = 'NEEDED_PERMISSIONS';

/** What an endpoint may need: words in that file. */
export const needOf = {
  writing: 'write to the table',
  ledger: 'post to the ledger',
  partition: (name: string) => `write to ${name}`,
  identity: (operation: string) => `call ${operation} of the user pool`,
  dependency: (name: string) => `use ${name}`,
};

const noted = new Set<string>();

/** Writes a need of an endpoint into the file, once for each process. */
export function noteNeeded(id: string, need: string): void {
  const line = `${id}: ${need}\n`;
  const file = process.env[neededPermissionsVariable];
  if (!file || noted.has(line)) return;
  noted.add(line);
  appendFileSync(file, line);
}

/** Everything that operations may do and did in no call of a run. */
export function unneeded(file: string, operations: readonly AnyOperation[]): string[] {
  const needed = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  return operations
    .flatMap(({ contract: { id }, permissions, uses }) =>
      [
        ...(permissions.table === 'write' && !permissions.partitions ? [needOf.writing] : []),
        ...(permissions.ledger ? [needOf.ledger] : []),
        ...(permissions.partitions ?? []).map(needOf.partition),
        ...(permissions.identity ?? []).map(needOf.identity),
        ...uses.flatMap(({ provides }) =>
          provides && !unwatched.includes(provides.name) ? [needOf.dependency(provides.name)] : [],
        ),
      ].map(need => `${id}: ${need}`),
    )
    .filter(line => !needed.has(line));
}

/** Dependencies that are no objects. */
const unwatched = ['modelRequestsPerDay'];
