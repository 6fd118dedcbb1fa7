import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { AnyOperation } from '#functions/platform/operation.ts';

/**
 * Name of the environment variable with the file in which the tests of a run record the permissions that their calls
 * needed.
 */
export const neededPermissionsVariable = 'NEEDED_PERMISSIONS';

/** Permissions of an endpoint, as they are written in that file. */
export const needOf = {
  writing: 'write to the table',
  ledger: 'post to the ledger',
  partition: (name: string) => `write to ${name}`,
  identity: (operation: string) => `call ${operation} of the user pool`,
  dependency: (name: string) => `use ${name}`,
};

const noted = new Set<string>();

/** Writes a need of an endpoint to the file, once per process. */
export function noteNeeded(id: string, need: string): void {
  const line = `${id}: ${need}\n`;
  const file = process.env[neededPermissionsVariable];
  if (!file || noted.has(line)) return;
  noted.add(line);
  appendFileSync(file, line);
}

/** Permissions of operations that none of their calls in a run needed. */
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
const unwatched = ['modelRequestsPerDay', 'translatorCharactersPerDay', 'hasTranslator'];
