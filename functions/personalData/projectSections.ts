import { adoptions, type StoredAdoption } from '#functions/adoption/adoption.store.ts';
import { allFollowsOf, follows, type StoredFollow } from '#functions/authors/follow.store.ts';
import {
  ideas,
  prospectSuggestions,
  shownSuggestions,
  suggestionsOf,
  taskSuggestions,
} from '#functions/generated/suggestion.store.ts';
import type { EntityType } from '#functions/platform/table/entity.ts';
import type { QueryOptions } from '#functions/platform/table.ts';
import {
  progressEntries,
  progressEntriesOf,
  type StoredProgressEntry,
} from '#functions/progress/progressEntry.store.ts';
import { proposalDrafts, proposalDraftsOf } from '#functions/projects/drafts/proposalDraft.store.ts';
import { completeEdit, projectEdits } from '#functions/projects/edit.store.ts';
import { members, membershipsOf, type StoredMember } from '#functions/projects/member.store.ts';
import { byOwner, type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { prospects, prospectsOf, type StoredProspect } from '#functions/projects/prospect.store.ts';
import { editTranslations, projectTranslations } from '#functions/projects/translation.store.ts';
import {
  requests,
  requestsOf,
  type StoredRequest,
  shownQuestion,
} from '#functions/requests/request.store.ts';
import { tasks, tasksOf } from '#functions/tasks/task.store.ts';
import type { GenerationKind } from '#shared/entities/generated.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { type Context, fields, list, type Read, type Section, within } from './section.ts';
import { showAssigned, taskOf } from './showTasks.ts';

const projectOf = fields<ProjectRecord>()(
  'ProjectID',
  'name',
  'shortName',
  'description',
  'details',
  'language',
  'country',
  'currency',
  'budget',
  'endDate',
  'timeZone',
  'progress',
  'rolesNeeded',
  'totalContributionBudget',
  'numberOfContributions',
  'contributionName',
  'contributorsPart',
  'image',
  'videoUrl',
  'prototypeUrl',
  'faq',
  'budgetLines',
  'milestones',
  'gallery',
  'spending',
  'stoneNames',
  'greeting',
  'status',
  'reason',
  'deniedAt',
  'question',
  'earlierQuestions',
  'submittedAt',
  'approvedAt',
  'updatedAt',
  'toHire',
);

const adoptionOf = fields<StoredAdoption>()('status', 'note', 'stays', 'offeredAt');

const roleOf = fields<StoredProspect>()(
  'ProspectID',
  'ProjectID',
  'PersonType',
  'Notes',
  'skill',
  'starterTask',
  'translates',
  'hoursPerWeek',
  'workplace',
  'applyBy',
  'createdAt',
);

const entryOf = fields<StoredProgressEntry>()(
  'ProgressEntryID',
  'ProjectID',
  'title',
  'text',
  'translations',
  'pictures',
  'progress',
  'createdAt',
  'editedAt',
  'hidden',
);

const membershipOf = fields<StoredMember>()('ProjectID', 'role', 'ProspectID', 'joinedAt', 'projectPoints');

const applicationOf = fields<StoredRequest>()(
  'contributionRequestId',
  'ProjectID',
  'projectShortName',
  'ProspectID',
  'role',
  'language',
  'note',
  'starter',
  'status',
  'because',
  'decline',
  'createdAt',
  'decidedAt',
  'expiresAt',
);

const followOf = fields<StoredFollow>()('kind', 'id', 'state', 'at');

const own = (id: UserID): QueryOptions => ({ index: 'gsi2', pk: byOwner(id), order: 'desc' });

const oneProject: Read<ProjectID> = async ({ table, caller }, cursor) => {
  const page = await table.query(projects, { ...own(caller.UserID), limit: 1, cursor });
  return 'items' in page ? { ...page, items: page.items.map(({ ProjectID }) => ProjectID) } : page;
};

/** Reads what belongs to the caller in each of their projects. Cost: 2 DynamoDB requests. */
const inProjects = <T>(
  shape: EntityType<T>,
  rangeOf: (id: ProjectID) => QueryOptions,
  show: (item: T, id: UserID) => readonly object[],
): Read<object> =>
  within(oneProject, (context, project, cursor) =>
    list(
      shape,
      () => rangeOf(project),
      items => items.flatMap(item => show(item, context.caller.UserID)),
    )(context, cursor),
  );

/** Projects with their translations and pending edits, and with their latest offers if the caller made them. */
async function showProjects(found: ProjectRecord[], { table, caller }: Context): Promise<object[]> {
  const edits = await table.batchGet(...found.map(({ ProjectID }) => projectEdits.key(ProjectID)));
  const translated = await table.batchGet(
    ...found.map(({ ProjectID }) => projectTranslations.key(ProjectID)),
  );
  const translatedEdits = await table.batchGet(
    ...found.map(({ ProjectID }) => editTranslations.key(ProjectID)),
  );
  const offers = await table.batchGet(...found.map(({ ProjectID }) => adoptions.key(ProjectID)));
  return found.map((project, index) => {
    const edit = completeEdit(edits[index], translatedEdits[index]);
    const offer = offers[index];
    const translations = translated[index]?.languages;
    return {
      ...projectOf(project),
      ...(translations && { translations }),
      ...(edit && {
        pendingEdit: { changes: edit.changes, submittedAt: edit.submittedAt, reason: edit.reason },
      }),
      ...(offer?.OwnerUserID === caller.UserID && { adoption: adoptionOf(offer) }),
    };
  });
}

const generated = <T extends { UserID: UserID; expiresAt: string }>(
  shape: EntityType<T>,
  kind: GenerationKind,
): Read<object> =>
  list(
    shape,
    id => suggestionsOf(kind, id),
    (found, { now }) => shownSuggestions(found, now()),
  );

/** Projects, teams, tasks and ideas. */
export const projectSections: readonly Section[] = [
  { name: 'projects', read: list(projects, own, showProjects) },
  { name: 'roles', read: inProjects(prospects, prospectsOf, role => [roleOf(role)]) },
  {
    name: 'proposalDrafts',
    read: list(proposalDrafts, proposalDraftsOf, found =>
      found.map(({ updatedAt, content }) => ({ updatedAt, ...content })),
    ),
  },
  {
    name: 'progressLog',
    read: inProjects(progressEntries, progressEntriesOf, (entry, id) =>
      entry.UserID === id ? [entryOf(entry)] : [],
    ),
  },
  { name: 'memberships', read: list(members, membershipsOf, found => found.map(membershipOf)) },
  { name: 'follows', read: list(follows, allFollowsOf, found => found.map(followOf)) },
  {
    name: 'applications',
    read: list(requests, requestsOf.contributor, found =>
      found.map(request => {
        const question = shownQuestion(request, true);
        return { ...applicationOf(request), ...(question && { question }) };
      }),
    ),
  },
  {
    name: 'applicationAnswers',
    read: inProjects(requests, requestsOf.project, ({ OwnerUserID, question, decline, ...request }, id) =>
      OwnerUserID === id && (question || decline)
        ? [
            {
              contributionRequestId: request.contributionRequestId,
              ProjectID: request.ProjectID,
              role: request.role,
              ...(question && { question: { text: question.text, at: question.at } }),
              ...(decline && { decline }),
            },
          ]
        : [],
    ),
  },
  { name: 'assignedTasks', read: list(tasks, tasksOf.assignee, showAssigned) },
  {
    name: 'createdTasks',
    read: inProjects(tasks, tasksOf.project, (task, id) => (task.creatorId === id ? [taskOf(task)] : [])),
  },
  { name: 'generatedIdeas', read: generated(ideas, 'ideas') },
  { name: 'generatedRoles', read: generated(prospectSuggestions, 'prospects') },
  { name: 'generatedTasks', read: generated(taskSuggestions, 'tasks') },
];
