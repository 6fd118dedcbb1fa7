import { personEvents } from '#functions/authors/person.events.ts';
import { handlersOf } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import type { UserID } from '#shared/ids.ts';
import { byOwner, projects } from './project.store.ts';
import { syncSuspension } from './syncSuspension.ts';

async function syncProjectsOf({ table }: JobDeps, { UserID }: { UserID: UserID }): Promise<void> {
  for await (const { ProjectID } of table.each(projects, { index: 'gsi2', pk: byOwner(UserID) }))
    await syncSuspension(table, ProjectID);
}

/** Suspends the projects of a banned person, which then are public nowhere, until the ban is lifted. */
export const suspensionHandlers = [
  handlersOf(personEvents.personBanned, {
    hideProjects: ({ payload }, deps) => syncProjectsOf(deps, payload),
  }),
  handlersOf(personEvents.personRestored, {
    showProjects: ({ payload }, deps) => syncProjectsOf(deps, payload),
  }),
];
