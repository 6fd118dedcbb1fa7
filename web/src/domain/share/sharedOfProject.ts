import type { Project } from '#shared/entities/project.ts';
import type { ProgressEntryID, ProspectID } from '#shared/ids.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { roleAnchor } from '#shared/placeOfRole.ts';
import type { Language } from '#shared/settings.ts';
import type { Shared } from './openShareSheet.ts';

type SharedProject = Pick<Project, 'ProjectID' | 'name' | 'language' | 'status'>;
/** The version of the project that the reader sees. */
type Version = Pick<Project, 'name' | 'language'>;

/** Addresses of a project's page, at one of its parts or at its beginning. */
const linkTo =
  (lang: Language, { ProjectID, name }: SharedProject, hash?: string): Shared['linkBy'] =>
  ref =>
    window.location.origin +
    paths.project({ lang, ProjectID, slug: slugOf(name), query: { ref }, ...(hash && { hash }) });

/** A project as something to share. */
export const sharedProject = (
  lang: Language,
  project: SharedProject,
  { name, language }: Version,
): Shared => ({
  kind: 'project',
  title: name,
  language,
  linkBy: linkTo(lang, project),
  ...(isPublic(project) && { project: { ProjectID: project.ProjectID, name } }),
});

/** Id of the element of an entry on the page of a project, to which links lead. */
export const entryAnchor = (id: ProgressEntryID): string => `update-${id}`;

interface Role {
  ProspectID: ProspectID;
  PersonType: string;
}

/** An open role of a project as something to share. */
export const sharedRole = (
  lang: Language,
  project: SharedProject,
  { ProspectID, PersonType }: Role,
  { name, language }: Version,
): Shared => ({
  kind: 'role',
  title: `${PersonType} · ${name}`,
  language,
  linkBy: linkTo(lang, project, roleAnchor(ProspectID)),
});

interface Entry {
  ProgressEntryID: ProgressEntryID;
  title: string;
}

/** An entry of a progress log as something to share. */
export const sharedEntry = (
  lang: Language,
  project: SharedProject,
  { ProgressEntryID, title }: Entry,
  { name, language }: Version,
): Shared => ({
  kind: 'update',
  title: `${title} · ${name}`,
  language,
  linkBy: linkTo(lang, project, entryAnchor(ProgressEntryID)),
});
