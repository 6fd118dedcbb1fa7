import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ProjectImage } from '#shared/entities/project.ts';
import { Country, Currency, Day, Instant, MinorUnits, WrittenLanguage } from '#shared/fields.ts';
import { ProjectID, UserID } from '#shared/ids.ts';
import { type ProjectState, projectActions, projectStates, publicProjectStates } from '#shared/lifecycle.ts';
import { planTypeIds } from '#shared/settings.ts';

/** A project as it is stored: what its owner wrote, where it stands, since when. Its figures are an item of their own. */
export const ProjectRecord = z.object({
  ProjectID,
  OwnerUserID: UserID,
  name: z.string(),
  shortName: z.string(),
  description: z.string(),
  /** Markdown, as it was written. */
  details: z.string(),
  language: WrittenLanguage,
  country: Country,
  currency: Currency,
  /** Minor units. */
  budget: MinorUnits,
  endDate: Day,
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
  status: z.enum(projectStates),
  /** Why an administrator sent it back. */
  reason: z.optional(z.string()),
  submittedAt: Instant,
  approvedAt: z.optional(Instant),
  updatedAt: Instant,
  planAtSubmission: z.enum(planTypeIds),
  toHire: z.boolean(),
  /** One more at each change of what stands here. */
  version: z.int(),
});
export type ProjectRecord = z.infer<typeof ProjectRecord>;

/** Projects; gsi1: by state, the oldest first, gsi2: by owner. */
export const projects = entity({
  name: 'project',
  schema: ProjectRecord,
  key: (id: ProjectID) => ({ pk: partitionOf(id), sk: 'project' }),
  gsi1: ({ status, submittedAt, ProjectID }) => ({
    pk: byState(status),
    sk: `${submittedAt}#${ProjectID}`,
  }),
  gsi2: ({ OwnerUserID, submittedAt, ProjectID }) => ({
    pk: byOwner(OwnerUserID),
    sk: `${submittedAt}#${ProjectID}`,
  }),
});

/** The partition that holds a project and all that belongs to it. */
export const partitionOf = (id: ProjectID): string => `project#${id}`;

/** Partition of gsi1: the projects in a state. */
export const byState = (status: ProjectState): string => `projects#${status}`;

/** Partition of gsi2: all projects of a person. */
export const byOwner = (id: UserID): string => `owner#${id}`;

/** Whether everyone sees a project in this state. */
export const isPublic = (status: ProjectState): boolean =>
  publicProjectStates.some(state => state === status);

/** Steps on a project's own item, for transactions of others too. */
export const projectSteps = {
  /** Writes nothing: the project is there and in a state that allows the action. */
  allows: (id: ProjectID, action: keyof typeof projectActions) =>
    Step.check(projects.key(id))
      .when('status', 'in', projectActions[action].from)
      .otherwise('INVALID_PROJECT_STATE'),

  /** Writes nothing: the project takes money, at the price and in the currency at which it was read. */
  takesMoneyAsRead: (project: ProjectRecord) =>
    Step.check(projects.key(project.ProjectID))
      .when('status', 'in', projectActions.acceptPayments.from)
      .when('totalContributionBudget', '=', project.totalContributionBudget)
      .when('numberOfContributions', '=', project.numberOfContributions)
      .when('currency', '=', project.currency),

  approve: (project: ProjectRecord, at: string) =>
    Step.update(
      projects.key(project.ProjectID),
      { status: projectActions.approve.to, approvedAt: at, updatedAt: at },
      project,
    )
      .unset('reason')
      .add({ version: 1 })
      .when('status', 'in', projectActions.approve.from)
      .when('submittedAt', '=', project.submittedAt)
      .otherwise('INVALID_PROJECT_STATE'),

  deny: (project: ProjectRecord, reason: string, at: string) =>
    Step.update(
      projects.key(project.ProjectID),
      { status: projectActions.deny.to, reason, updatedAt: at },
      project,
    )
      .add({ version: 1 })
      .when('status', 'in', projectActions.deny.from)
      .when('submittedAt', '=', project.submittedAt)
      .otherwise('INVALID_PROJECT_STATE'),

  remove: ({ ProjectID, status }: ProjectRecord) =>
    Step.remove(projects.key(ProjectID)).when('status', '=', status).otherwise('INVALID_PROJECT_STATE'),
};
