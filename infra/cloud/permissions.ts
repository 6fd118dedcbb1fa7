import { importJob, importOperations, jobNames } from '#functions/operations.ts';
import type { Permissions } from '#functions/platform/permissions.ts';
import type { Contract } from '#shared/contract.ts';

const ofEndpoints = new Map((await importOperations()).map(one => [one.contract.id, one.permissions]));
const ofJobs = new Map(
  (await Promise.all(jobNames().map(importJob))).map(({ name, permissions }) => [name, permissions]),
);

/** Permissions of the function that renders pages with what anonymous visitors may read. */
export const pagePermissions: Permissions = { table: 'read' };

/** What an endpoint's function may do, as its operation says. */
export function endpointPermissions({ id }: Pick<Contract, 'id'>): Permissions {
  const permissions = ofEndpoints.get(id);
  if (!permissions) throw new Error(`No operation of the contract ${id}`);
  return permissions;
}

/** What the function of a job or an event may do, as the job says. */
export function jobPermissions(name: string): Permissions {
  const permissions = ofJobs.get(name);
  if (!permissions) throw new Error(`No job ${name} in functions/jobs`);
  return permissions;
}

/** Names of the jobs whose functions have permissions. */
export const permittedJobs: readonly string[] = [...ofJobs.keys()];
