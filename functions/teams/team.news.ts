import { notify } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { handlersOf } from '#functions/platform/domainEvent.ts';
import { projects } from '#functions/projects/project.store.ts';
import { links } from '#shared/paths.ts';
import { teamEvents } from './team.events.ts';

export const teamNews = [
  handlersOf(teamEvents.memberRemoved, {
    tellRemoved: async ({ payload: { ProjectID, UserID } }, deps) => {
      const [project, member] = await deps.table.batchGet(projects.key(ProjectID), callers.key(UserID));
      if (!project) return [];
      const values = { project: project.shortName };
      const link = links.project({ ProjectID });
      return await notify(deps, member, {
        email: { template: 'memberRemoved', values: () => values, path: link },
        notification: { kind: 'memberRemoved', values, link },
      });
    },
  }),
];
