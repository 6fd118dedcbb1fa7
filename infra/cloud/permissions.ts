import { importJob, importOperations, jobNames } from '#functions/operations.ts';
import type { Permissions } from '#functions/platform/permissions.ts';
import type { Contract } from '#shared/contract.ts';

/** An endpoint of the API, with the permissions of its function. */
export interface Endpoint {
  readonly contract: Contract;
  readonly permissions: Permissions;
}

/** All endpoints, as their operations describe them. */
export const endpoints: readonly Endpoint[] = await importOperations();

/** Permissions of an endpoint's function. */
export function endpointPermissions({ id }: Pick<Contract, 'id'>): Permissions {
  const endpoint = endpoints.find(({ contract }) => contract.id === id);
  if (!endpoint) throw new Error(`No operation of the contract ${id}`);
  return endpoint.permissions;
}

const jobs = new Map(
  (await Promise.all(jobNames().map(importJob))).map(({ name, permissions }) => [name, permissions]),
);

/** Names of all jobs. */
export const permittedJobs: readonly string[] = [...jobs.keys()];

/** Permissions of the function of a job or an event, as declared by the job. */
export function jobPermissions(name: string): Permissions {
  const permissions = jobs.get(name);
  if (!permissions) throw new Error(`No job ${name} in functions/jobs`);
  return permissions;
}

/** Permissions of the function that renders pages with data that anonymous visitors may read. */
export const pagePermissions: Permissions = { table: 'read', marketIndex: 'read', translator: 'know' };
