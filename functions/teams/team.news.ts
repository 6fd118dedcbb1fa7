import { notify } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { handlersOf } from '#functions/platform/domainEvent.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectName } from '#functions/projects/projectNames.ts';
import { links } from '#shared/paths.ts';
import { teamEvents } from './team.events.ts';

export const teamNews = [
  handlersOf(teamEvents.memberRemoved, {
    tellRemoved: async ({ payload: { ProjectID, UserID } }, deps) => {
      const [project, member] = await deps.table.batchGet(projects.key(ProjectID), callers.key(UserID));
      if (!project) return [];
      const link = links.project({ ProjectID });
      return await notify(deps, member, {
        email: { template: 'memberRemoved', path: link },
        notification: { kind: 'memberRemoved', values: {}, link },
        names: { project: projectName(deps, project) },
      });
    },
  }),
  handlersOf(teamEvents.memberLeft, {
    tellOwner: async ({ payload: { ProjectID, OwnerUserID, UserID, role } }, deps) => {
      const [project, owner, person] = await deps.table.batchGet(
        projects.key(ProjectID),
        callers.key(OwnerUserID),
        callers.key(UserID),
      );
      if (!project) return [];
      const values = { project: project.shortName, role };
      const link = links['manage-prospects']({ query: { project: ProjectID } });
      return await notify(deps, owner, {
        email: { template: 'memberLeft', values: () => values, path: link },
        notification: { kind: 'memberLeft', values, link },
        names: { person },
      });
    },
  }),
];
