import * as z from 'zod/mini';
import type { Deps } from '#functions/platform/deps.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { isApplyingOver } from '#shared/applying.ts';
import { endOfDay, type Place } from '#shared/days.ts';
import { Avatar } from '#shared/entities/avatar.ts';
import { type ProspectChange, type ProspectDraft, RoleTerms } from '#shared/entities/prospect.ts';
import { Instant, Skill, WrittenLanguage } from '#shared/fields.ts';
import { ProjectID, ProspectID, UserID } from '#shared/ids.ts';
import { plans } from '#shared/plans.ts';

const StoredProspect = z.object({
  ProspectID,
  ProjectID,
  PersonType: z.string(),
  Notes: z.string(),
  skill: Skill,
  starterTask: z.optional(z.object({ Title: z.string(), Description: z.string() })),
  /** The language into which its holder translates the project. */
  translates: z.optional(WrittenLanguage),
  ...RoleTerms.shape,
  /** End of the last day to apply, in the time zone of the project. */
  closesAt: z.optional(Instant),
  createdAt: Instant,
  /** Pending applications. */
  applicants: z.int(),
  /** The user in the role, as they were when they took it. */
  PersonFoundID: z.optional(UserID),
  UserName: z.optional(z.string()),
  Avatar: z.optional(Avatar),
});
export type StoredProspect = z.infer<typeof StoredProspect>;

/** Roles by project, in the order in which they were added. */
export const prospects = entity({
  name: 'prospect',
  schema: StoredProspect,
  key: (project: ProjectID, id: ProspectID) => ({ pk: `project#${project}`, sk: `prospect#${id}` }),
});

/** Upper bound on roles per project, across all plans. */
export const maxProspects = plans.premium.prospectsPerProject;

/** Key range of the roles of a project. */
export const prospectsOf = (project: ProjectID) => ({ pk: `project#${project}`, beginsWith: 'prospect#' });

/** Reads the roles of a project. Cost: 1 DynamoDB request. */
export async function readProspects(table: Pick<Table, 'query'>, id: ProjectID): Promise<StoredProspect[]> {
  const { items } = await table.query(prospects, {
    ...prospectsOf(id),
    limit: maxProspects,
    consistent: true,
  });
  return items;
}

/** Whether one can no longer apply for a role, because its last day to apply is over. */
export const isClosed = ({ closesAt }: Pick<StoredProspect, 'closesAt'>, at: string): boolean =>
  isApplyingOver({ closesAt }, Date.parse(at));

/** A change of a role with the end of its last day to apply, in the place of its project; null removes a field. */
export const withClosing = <Change extends Pick<ProspectChange, 'applyBy'>>(
  change: Change,
  place: Place,
) => ({
  ...change,
  ...(change.applyBy !== undefined && { closesAt: change.applyBy && endOfDay(place, change.applyBy) }),
});
type StoredChange = ReturnType<typeof withClosing<ProspectChange>>;

/** Fields that a change sets, and those that it removes. */
function divided(change: StoredChange) {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return {
    set: Object.fromEntries(given.filter(([, value]) => value !== null)),
    unset: given.flatMap(([name, value]) => (value === null ? [name as keyof StoredChange] : [])), // their own names
  };
}

/** A role as it is after a change. */
export function changedProspect(role: StoredProspect, change: StoredChange): StoredProspect {
  const { set, unset } = divided(change);
  const after = { ...role, ...set };
  for (const name of unset) delete after[name];
  return after;
}

/** A new role, which is open, of a project in a place. */
export const newProspect = (
  draft: ProspectDraft,
  { ProjectID, place, newId, now }: { ProjectID: ProjectID; place: Place } & Pick<Deps, 'newId' | 'now'>,
): StoredProspect => {
  const { PersonType, Notes, skill } = draft;
  const role = {
    ProspectID: ProspectID.parse(newId()),
    ProjectID,
    PersonType,
    Notes,
    skill,
    createdAt: now(),
    applicants: 0,
  };
  return changedProspect(role, withClosing(draft, place));
};

const ProspectCount = z.object({ ProjectID, count: z.int() });
export type ProspectCount = z.infer<typeof ProspectCount>;

/** Number of roles of a project, which the plan limits. */
const counts = entity({
  name: 'prospectCount',
  schema: ProspectCount,
  key: (project: ProjectID) => ({ pk: `project#${project}`, sk: 'prospectCount' }),
});

export const prospectCount = {
  key: counts.key,
  /** Increments the number of roles within the limit of the plan; the first role creates the item. */
  increment: (project: ProjectID, known: { count: number } | undefined, most: number) =>
    known
      ? Step.update(counts.key(project), {})
          .add({ count: 1 })
          .when('count', '<', most)
          .otherwise('PROSPECT_LIMIT_REACHED')
      : Step.create(counts.key(project), { ProjectID: project, count: 1 }),
  /** Counts the roles that a new project begins with, if any. */
  begin: (project: ProjectID, count: number) =>
    count > 0 ? Step.create(counts.key(project), { ProjectID: project, count }) : undefined,
  decrement: (project: ProjectID) => Step.add(counts.key(project), { count: -1 }),
};

/** Steps on a role, each with its own refusal. */
export const prospectSteps = {
  add: (prospect: StoredProspect) =>
    Step.create(prospects.key(prospect.ProjectID, prospect.ProspectID), prospect),

  change: (project: ProjectID, id: ProspectID, change: StoredChange) => {
    const { set, unset } = divided(change);
    return Step.update(prospects.key(project, id), set)
      .unset(...unset)
      .when('PersonFoundID', 'absent')
      .otherwise('PROSPECT_TAKEN');
  },

  remove: (project: ProjectID, id: ProspectID) =>
    Step.remove(prospects.key(project, id))
      .when('createdAt', 'exists')
      .when('PersonFoundID', 'absent')
      .otherwise('PROSPECT_TAKEN'),

  /** Fills the role with a user and counts one pending application less. */
  take: (project: ProjectID, id: ProspectID, holder: { UserID: UserID; username: string; avatar: Avatar }) =>
    Step.update(prospects.key(project, id), {
      PersonFoundID: holder.UserID,
      UserName: holder.username,
      Avatar: holder.avatar,
    })
      .add({ applicants: -1 })
      .when('PersonFoundID', 'absent')
      .otherwise('PROSPECT_TAKEN'),

  free: (project: ProjectID, id: ProspectID, from: UserID) =>
    Step.update(prospects.key(project, id), {})
      .unset('PersonFoundID', 'UserName', 'Avatar')
      .when('PersonFoundID', '=', from),

  /** Counts another pending application. Refused if the role is filled. */
  applied: (project: ProjectID, id: ProspectID) =>
    Step.update(prospects.key(project, id), {})
      .add({ applicants: 1 })
      .when('PersonFoundID', 'absent')
      .otherwise('PROSPECT_TAKEN'),

  /** Condition only: the role is open. */
  isOpen: (project: ProjectID, id: ProspectID) =>
    Step.check(prospects.key(project, id)).when('PersonFoundID', 'absent').otherwise('PROSPECT_TAKEN'),

  answered: (project: ProjectID, id: ProspectID) =>
    Step.update(prospects.key(project, id), {}).add({ applicants: -1 }),
};
