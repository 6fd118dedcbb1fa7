import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { follows, isFollowing } from '#functions/authors/follow.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { type Filled, loadPlan, together } from '#functions/platform/load.ts';
import type { Table } from '#functions/platform/table.ts';
import type { ProjectRelation } from '#shared/entities/projectRelation.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { translatorsOf } from '#shared/translation/translators.ts';
import { isBeyondPlan } from './beyondPlan.ts';
import { canView } from './canView.ts';
import { completeEdit, projectEdits } from './edit.store.ts';
import { likes } from './like.store.ts';
import { listings } from './listing.store.ts';
import { members } from './member.store.ts';
import { projects } from './project.store.ts';
import { projectCount } from './projectCount.store.ts';
import { type ReadStats, readStats } from './stats.store.ts';
import type { ProjectItems } from './toProject.ts';
import { editTranslations, projectTranslations, type StoredTranslations } from './translation.store.ts';
import { withheldComments } from './withheldComments.store.ts';

/** Plan of the parts of a project that visitors see, and of the caller's relation to it. Loads the caller as its possible owner. */
const visiblePlan = async (table: Pick<Table, 'query'>, id: ProjectID, callerId: UserID | undefined) => ({
  project: projects.key(id),
  counted: await readStats(table, id),
  listing: listings.key(id),
  translations: projectTranslations.key(id),
  like: callerId && likes.key(id, callerId),
  follow: callerId && follows.key({ kind: 'project', id }, callerId),
  member: callerId && members.key(id, callerId),
  user: callerId && authors.key(callerId),
  withheld: callerId && withheldComments.key(id, callerId),
});

/** Plan of the parts that only its owner and administrators see, and of the number of the owner's projects. */
const ownPlan = (id: ProjectID, callerId: UserID) => ({
  owned: projectCount.key(callerId),
  edit: projectEdits.key(id),
  translatedEdit: editTranslations.key(id),
});

/**
 * Plan of a project and of all items that are shown or changed with it, for calls of its owner and of administrators. Cost: 1
 * DynamoDB request for the counters.
 */
export const projectPlan = async (table: Pick<Table, 'query'>, id: ProjectID, callerId: UserID) =>
  together({ ...(await visiblePlan(table, id, callerId)), ...ownPlan(id, callerId) });

/** Plan of a project for any reader, without what most of them do not see; `readOwn` completes it. Cost: 1 DynamoDB request. */
export const visitPlan = async (table: Pick<Table, 'query'>, id: ProjectID, callerId: UserID | undefined) =>
  together(await visiblePlan(table, id, callerId));

/** Completes what was loaded by `visitPlan`. Cost: 1 DynamoDB request for the owner and administrators, none for others. */
export async function readOwn(
  table: Table,
  items: Filled<Awaited<ReturnType<typeof visitPlan>>>,
  caller: Caller | undefined,
): Promise<Filled<ProjectPlan>> {
  const { project } = items;
  const isOwn = project && caller && (caller.isAdmin || project.OwnerUserID === caller.UserID);
  const own = isOwn ? await loadPlan(table, ownPlan(project.ProjectID, caller.UserID)) : undefined;
  return { ...items, owned: own?.owned, edit: own?.edit, translatedEdit: own?.translatedEdit };
}

export type ProjectPlan = Awaited<ReturnType<typeof projectPlan>>;

/**
 * Returns a loaded project with its owner, or undefined if the caller may not see it. Cost: 1 DynamoDB request, none if
 * the caller is the owner within their plan; 1 more if members of the team have translated it.
 */
export async function viewProject(
  table: Table,
  {
    project,
    counted,
    listing,
    translations,
    like,
    follow,
    member,
    user,
    owned,
    edit,
    translatedEdit,
    withheld,
  }: Filled<ProjectPlan>,
  caller: Caller | undefined,
): Promise<{ items: ProjectItems; counted: ReadStats; you: ProjectRelation } | undefined> {
  if (!project || !counted || !canView(project, caller)) return undefined;

  const isOwner = caller !== undefined && project.OwnerUserID === caller.UserID;
  const owner = isOwner && user ? user : await table.get(authors.key(project.OwnerUserID));
  // A ban takes effect here before the stream has noted it on the project.
  if (owner?.status === 'banned' && !canView({ ...project, suspended: true }, caller)) return undefined;
  const you = {
    owner: isOwner,
    member: member !== undefined,
    liked: like !== undefined,
    following: isFollowing(follow),
    canAdminister: caller?.isAdmin === true,
    beyondPlan: isOwner && (await isBeyondPlan(table, project, caller, owned)),
  };
  const comments = counted.totals.comments + (withheld?.count ?? 0);
  const stats = { ...counted.totals, comments };
  const translators = await readTranslators(table, translations);
  return {
    items: {
      project,
      stats,
      listing,
      translations,
      owner,
      translators,
      edit: completeEdit(edit, translatedEdit),
    },
    counted,
    you,
  };
}

/** The people who have translated a project for its owner, without those who are banned or have deleted their accounts. */
async function readTranslators(
  table: Pick<Table, 'batchGet'>,
  translations: StoredTranslations | undefined,
): Promise<StoredUser[]> {
  const stored = Object.values(translations?.languages ?? {});
  const ids = [...new Set(stored.flatMap(({ pieces }) => translatorsOf(pieces)))];
  if (ids.length === 0) return [];
  const found = await table.batchGet(...ids.map(id => authors.key(id)));
  return found.flatMap(user => (user?.status === 'active' ? [user] : []));
}
