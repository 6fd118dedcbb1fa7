import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Contract } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import type { AnyJob } from './platform/job.ts';
import type { AnyOperation } from './platform/operation.ts';

const root = join(import.meta.dirname, '..');

let files: ReadonlyMap<string, string> | undefined;

/** File of an endpoint's operation, from the root of the repository: `functions/{domain}/…/{id}.ts`. */
export function operationFile({ domain, id }: Pick<Contract, 'domain' | 'id'>): string {
  files ??= new Map(
    globSync('functions/*/**/*.ts', { cwd: root }).map(file => [
      `${file.split('/')[1]}/${basename(file, '.ts')}`,
      file,
    ]),
  );
  const file = files.get(`${domain}/${id}`);
  if (!file) throw new Error(`No file functions/${domain}/…/${id}.ts for the contract ${id}`);
  return file;
}

/** Imports the operation of a contract, which its file exports by the contract's id. Connects nothing and reads no environment. */
export async function importOperation(contract: Pick<Contract, 'domain' | 'id'>): Promise<AnyOperation> {
  const file = operationFile(contract);
  const exported = (await import(join(root, file))) as Record<string, AnyOperation | undefined>; // each such file exports its operation
  const operation = exported[contract.id];
  if (!operation) throw new Error(`${file} does not export ${contract.id}`);
  return operation;
}

/** Imports the operations of all contracts, in their order. */
export const importOperations = (): Promise<AnyOperation[]> => Promise.all(contracts.map(importOperation));

/** Imports a job, or the handler of an event, which its file exports by its name. */
export async function importJob(name: string): Promise<AnyJob> {
  const exported = (await import(join(root, jobFile(name)))) as Record<string, AnyJob | undefined>; // each such file exports its job
  const job = exported[name];
  if (!job) throw new Error(`${jobFile(name)} does not export ${name}`);
  return job;
}

/** File of a job, from the root of the repository. */
export const jobFile = (name: string): string => `functions/jobs/${name}.ts`;

/** Names of all jobs. */
export const jobNames = (): string[] =>
  globSync('functions/jobs/*.ts', { cwd: root })
    .toSorted()
    .map(file => basename(file, '.ts'))
    .filter(name => readFileSync(join(root, jobFile(name)), 'utf8').includes(`export const ${name} = job(`));
