import { slugOf } from './paths.ts';
import type { Language } from './settings.ts';

/** Id of the element of a role on the page of its project, to which links lead. */
export const roleAnchor = (ProspectID: string): string => `role-${ProspectID}`;

/** Parameters of the address of a role on the page of its project. */
export const placeOfRole = (
  lang: Language,
  { ProjectID, ProspectID, projectName }: { ProjectID: string; ProspectID: string; projectName: string },
) => ({ lang, ProjectID, slug: slugOf(projectName), hash: roleAnchor(ProspectID) });
