import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Greeting } from '#shared/entities/contributionRequest.ts';
import { Pictures } from '#shared/entities/picture.ts';
import type { EditChanges } from '#shared/entities/projectEdit.ts';
import { ProjectImage } from '#shared/entities/projectImage.ts';
import { ReviewQuestion } from '#shared/entities/reviewQuestion.ts';
import { BudgetLines, Faq, Milestones, Spending } from '#shared/entities/showing.ts';
import { Country, Currency, Day, Instant, MinorUnits, WrittenLanguage } from '#shared/fields.ts';
import { ProjectID, UserID } from '#shared/ids.ts';
import {
  type ProgressionState,
  type ProjectState,
  projectActions,
  projectStates,
} from '#shared/lifecycle.ts';
import { divideChange } from '#shared/optionalFields.ts';
import { planTypeIds } from '#shared/plans.ts';

/** A stored project. Its stats are an item of their own. */
export const ProjectRecord = z.object({
  ProjectID,
  OwnerUserID: UserID,
  name: z.string(),
  shortName: z.string(),
  description: z.string(),
  /** Markdown, not sanitised. */
  details: z.string(),
  language: WrittenLanguage,
  country: Country,
  currency: Currency,
  /** Minor units. */
  budget: MinorUnits,
  endDate: Day,
  /** Zone of its days: its owner's when it was submitted; absent in projects of before it was recorded. */
  timeZone: z.optional(z.string()),
  /** Percent. */
  progress: z.int(),
  rolesNeeded: z.int(),
  /** Minor units. */
  totalContributionBudget: MinorUnits,
  numberOfContributions: z.int(),
  contributionName: z.string(),
  /** Percent of the income. */
  contributorsPart: z.int(),
  image: ProjectImage,
  videoUrl: z.optional(z.string()),
  prototypeUrl: z.optional(z.string()),
  faq: z.optional(Faq),
  budgetLines: z.optional(BudgetLines),
  /** Milestones of the owner's own, in the order of their amounts. */
  milestones: z.optional(Milestones),
  /** Pictures beside the cover. */
  gallery: z.optional(Pictures),
  /** The owner's last report of what has been spent. */
  spending: z.optional(Spending),
  /** The owner's names for the stones of the budget; an empty name stands for the usual one. */
  stoneNames: z.optional(z.array(z.string())),
  /** The owner's greeting of people who join the team. */
  greeting: z.optional(Greeting),
  status: z.enum(projectStates),
  /** An administrator's reason for denying it. */
  reason: z.optional(z.string()),
  submittedAt: Instant,
  approvedAt: z.optional(Instant),
  /** Time of the last denial; absent once resubmitted. */
  deniedAt: z.optional(Instant),
  /** The last question of an administrator during the review. */
  question: z.optional(ReviewQuestion),
  /** Questions before it in the same review, oldest first. */
  earlierQuestions: z.optional(z.array(ReviewQuestion)),
  updatedAt: Instant,
  planAtSubmission: z.enum(planTypeIds),
  toHire: z.boolean(),
  /** Whether its owner is banned (`syncSuspension`). */
  suspended: z.optional(z.boolean()),
  /** Path of the picture that link previews show: made from `image` once the project is public. */
  sharePicture: z.optional(z.string()),
  /** Incremented by each change. */
  version: z.int(),
});
export type ProjectRecord = z.infer<typeof ProjectRecord>;

/** Projects; gsi1: by status and the time of submission or review, gsi2: by owner and the time of submission. */
export const projects = entity({
  name: 'project',
  schema: ProjectRecord,
  key: (id: ProjectID) => ({ pk: partitionOf(id), sk: 'project' }),
  gsi1: project => ({
    pk: byState(project.status),
    sk: `${reviewedAt(project) ?? project.submittedAt}#${project.ProjectID}`,
  }),
  gsi2: ({ OwnerUserID, submittedAt, ProjectID }) => ({
    pk: byOwner(OwnerUserID),
    sk: `${submittedAt}#${ProjectID}`,
  }),
});

/** Time of the decision that applies; undefined while a review is pending. */
function reviewedAt({ status, approvedAt, deniedAt }: ProjectRecord): string | undefined {
  if (status === 'submitted') return undefined;
  return status === 'denied' ? deniedAt : approvedAt;
}

/** Partition of a project and everything that belongs to it. */
export const partitionOf = (id: ProjectID): string => `project#${id}`;

/** Partition of gsi1: projects with a status. */
export const byState = (status: ProjectState): string => `projects#${status}`;

/** Partition of gsi2: all projects of an owner. */
export const byOwner = (id: UserID): string => `owner#${id}`;

/** Transaction steps on a project's item. */
export const projectSteps = {
  /** Condition only: the project exists and its status allows the action. */
  allows: (id: ProjectID, action: keyof typeof projectActions) =>
    Step.check(projects.key(id))
      .when('status', 'in', projectActions[action].from)
      .otherwise('INVALID_PROJECT_STATE'),

  /** `readAt`: the time of the last change that the reviewer has read, if later ones may not be published. */
  approve: (project: ProjectRecord, at: string, readAt?: string) => {
    const step = Step.update(
      projects.key(project.ProjectID),
      { status: projectActions.approve.to, approvedAt: at, updatedAt: at },
      project,
    )
      .unset('reason')
      .add({ version: 1 })
      .when('status', 'in', projectActions.approve.from)
      .when('submittedAt', '=', project.submittedAt)
      .otherwise<'INVALID_PROJECT_STATE' | 'PROJECT_CHANGED'>('INVALID_PROJECT_STATE');
    return readAt === undefined ? step : step.when('updatedAt', '=', readAt).otherwise('PROJECT_CHANGED');
  },

  deny: (project: ProjectRecord, reason: string, at: string) =>
    Step.update(
      projects.key(project.ProjectID),
      { status: projectActions.deny.to, reason, deniedAt: at, updatedAt: at },
      project,
    )
      .add({ version: 1 })
      .when('status', 'in', projectActions.deny.from)
      .when('submittedAt', '=', project.submittedAt)
      .otherwise('INVALID_PROJECT_STATE'),

  /** Notes a question about a project that waits for its review. */
  ask: (project: ProjectRecord, questions: Pick<ProjectRecord, 'question' | 'earlierQuestions'>) =>
    Step.update(projects.key(project.ProjectID), questions, project)
      .add({ version: 1 })
      .when('status', 'in', projectActions.approve.from)
      .when('submittedAt', '=', project.submittedAt)
      .otherwise('INVALID_PROJECT_STATE'),

  /** Notes the answer to a question; refused if the project has changed since it was read. */
  answer: (
    { ProjectID, version }: ProjectRecord,
    questions: Pick<ProjectRecord, 'question' | 'earlierQuestions'>,
  ) => Step.update(projects.key(ProjectID), questions).add({ version: 1 }).when('version', '=', version),

  takeDown: (project: ProjectRecord, reason: string, at: string) =>
    Step.update(
      projects.key(project.ProjectID),
      { status: projectActions.takeDown.to, reason, deniedAt: at, updatedAt: at },
      project,
    )
      .add({ version: 1 })
      .when('status', '=', project.status)
      .when('OwnerUserID', '=', project.OwnerUserID)
      .otherwise('INVALID_PROJECT_STATE'),

  move: (project: ProjectRecord, to: ProgressionState, at: string) =>
    Step.update(projects.key(project.ProjectID), { status: to, updatedAt: at }, project)
      .add({ version: 1 })
      .when('status', '=', project.status)
      .when('OwnerUserID', '=', project.OwnerUserID)
      .otherwise('INVALID_PROJECT_STATE'),

  /** Publishes an edit. Refused if the project has changed its state or its owner since it was read. */
  edit: (project: ProjectRecord, changes: EditChanges, at: string) => {
    const { set, removed } = divideChange(changes);
    return Step.update(projects.key(project.ProjectID), { ...set, updatedAt: at }, project)
      .unset(...removed)
      .add({ version: 1 })
      .when('status', '=', project.status)
      .when('OwnerUserID', '=', project.OwnerUserID)
      .otherwise('EDIT_CHANGED');
  },

  /** Notes how far the project has come. Refused if its state or its owner has changed since it was read. */
  progress: (project: ProjectRecord, progress: number, at: string) =>
    Step.update(projects.key(project.ProjectID), { progress, updatedAt: at }, project)
      .add({ version: 1 })
      .when('status', '=', project.status)
      .when('OwnerUserID', '=', project.OwnerUserID)
      .otherwise('INVALID_PROJECT_STATE'),

  /** Gives a completed project of the owner the recruit label. */
  label: ({ ProjectID, OwnerUserID }: ProjectRecord, at: string) =>
    Step.update(projects.key(ProjectID), { toHire: true, updatedAt: at })
      .add({ version: 1 })
      .when('status', '=', 'completed')
      .when('OwnerUserID', '=', OwnerUserID),

  /** Takes the recruit label away. */
  unlabel: (id: ProjectID, at: string) =>
    Step.update(projects.key(id), { toHire: false, updatedAt: at }).add({ version: 1 }),

  /** Gives the project a new owner. Refused if its state or its owner has changed since it was read. */
  adopt: (project: ProjectRecord, newOwner: UserID, at: string) =>
    Step.update(projects.key(project.ProjectID), { OwnerUserID: newOwner, updatedAt: at }, project)
      .add({ version: 1 })
      .when('status', '=', project.status)
      .when('OwnerUserID', '=', project.OwnerUserID)
      .otherwise('INVALID_PROJECT_STATE'),

  /** Condition only: the project still belongs to its owner, and its status allows the action. */
  allowsOwner: ({ ProjectID, OwnerUserID }: ProjectRecord, action: keyof typeof projectActions) =>
    projectSteps.allows(ProjectID, action).when('OwnerUserID', '=', OwnerUserID),

  /** Notes whether the owner is banned. */
  suspend: ({ ProjectID, OwnerUserID }: ProjectRecord, suspended: boolean) =>
    Step.update(projects.key(ProjectID), { suspended })
      .add({ version: 1 })
      .when('OwnerUserID', '=', OwnerUserID),

  remove: ({ ProjectID, OwnerUserID, status }: ProjectRecord) =>
    Step.remove(projects.key(ProjectID))
      .when('status', '=', status)
      .when('OwnerUserID', '=', OwnerUserID)
      .otherwise('INVALID_PROJECT_STATE'),
};
