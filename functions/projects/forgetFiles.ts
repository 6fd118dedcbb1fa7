import { cacheTags } from '#functions/platform/cacheTags.ts';
import { handlersOf } from '#functions/platform/domainEvent.ts';
import { pathsOf } from '#functions/uploads/keys.ts';
import { projectEvents } from './project.events.ts';

/**
 * Has the CDN forget the files of a project that are not public any more, and its pages and answers if it is not public itself.
 * Repeated until the CDN takes it: files would stay in it for up to a year.
 */
export const concealedFileHandlers = [
  handlersOf(projectEvents.filesConcealed, {
    forgetFiles: async ({ id, payload: { ProjectID, keys, isPublic } }, { cdn }) => {
      const pages = isPublic ? [] : [cacheTags.project(ProjectID)];
      await cdn.forget([...pages, ...new Set(keys.flatMap(pathsOf))], id);
      return [];
    },
  }),
];
