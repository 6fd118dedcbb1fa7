import { personEvents } from '#functions/authors/person.events.ts';
import { handlersOf } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { byOwner, projects } from '#functions/projects/project.store.ts';
import type { UserID } from '#shared/ids.ts';
import { syncMarket } from './syncListing.ts';
import { openRoleSteps } from './syncOpenRoles.ts';

/** Takes the projects of a banned person off all lists, and puts them back when the ban is lifted: to their current state. */
async function syncListingsOfPerson({ table }: JobDeps, { UserID }: { UserID: UserID }) {
  for await (const { ProjectID } of table.each(projects, { index: 'gsi2', pk: byOwner(UserID) })) {
    await syncMarket(table, ProjectID);
    await table.transact(...(await openRoleSteps(table, ProjectID)));
  }
}

export const personListingHandlers = [
  handlersOf(personEvents.personBanned, {
    hideProjects: ({ payload }, deps) => syncListingsOfPerson(deps, payload),
  }),
  handlersOf(personEvents.personRestored, {
    showProjects: ({ payload }, deps) => syncListingsOfPerson(deps, payload),
  }),
];
