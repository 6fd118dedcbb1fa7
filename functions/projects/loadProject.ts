import { authors } from '#functions/authors/author.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import type { Table } from '#functions/platform/table.ts';
import { members } from '#functions/teams/team.store.ts';
import { type ProjectID, UserID } from '#shared/ids.ts';
import { canView } from './canView.ts';
import { likes } from './like.store.ts';
import { listings } from './market/listing.store.ts';
import { projects } from './project.store.ts';
import { projectStats } from './stats.store.ts';
import type { ProjectItems, Relation } from './toProject.ts';

/** Nobody has this id: what a visitor likes and is a member of is read like everyone's, and never found. */
const nobody = UserID.parse('nobody');

/** What is read of a project for somebody; the owner as well where that is who asks. */
export const projectRefs = (id: ProjectID, by: UserID = nobody) =>
  [projects.key(id), projectStats.key(id), listings.key(id), likes.key(id, by), members.key(id, by)] as const;

/** The same, and the person who asks: they may be the owner. */
export const projectRefsWith = (id: ProjectID, by: UserID | undefined) => [
  ...projectRefs(id, by),
  ...(by ? [authors.key(by)] : []),
];

/** A project that the caller may see, with all that is shown of it and what the caller is to it. Two requests. */
export async function loadProject(
  table: Table,
  id: ProjectID,
  caller: Caller | undefined,
): Promise<{ items: ProjectItems; you: Relation } | undefined> {
  const by = caller?.UserID ?? nobody;
  const [project, stats, listing, like, member] = await table.batchGet(...projectRefs(id, by));
  if (!project || !stats || !canView(project, caller)) return undefined;

  const owner = await table.get(authors.key(project.OwnerUserID));
  const you = {
    owner: project.OwnerUserID === by,
    member: member !== undefined,
    liked: like !== undefined,
    canAdminister: caller?.isAdmin === true,
  };
  return { items: { project, stats, listing, owner }, you };
}
