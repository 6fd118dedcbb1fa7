import * as z from 'zod/mini';
import { entity, type Ref } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type AwardKind, awardKinds } from '#shared/entities/award.ts';
import { Instant } from '#shared/fields.ts';
import { type MessageID, ProjectID, TaskID, UserID } from '#shared/ids.ts';
import { reputation } from '#shared/settings.ts';
import { addPoints } from './author.store.ts';

const StoredAward = z.object({
  UserID,
  kind: z.enum(awardKinds),
  /** Unique per person, so that no person is rewarded twice for the same cause. */
  cause: z.string(),
  points: z.int(),
  /** Project points of the accepted task, which weigh in the split of the project's income. */
  projectPoints: z.optional(z.int()),
  at: Instant,
  ProjectID: z.optional(ProjectID),
  TaskID: z.optional(TaskID),
});
export type StoredAward = z.infer<typeof StoredAward>;

/** Reason for awarding a person points. */
export type Cause =
  | { kind: 'answer'; answered: MessageID }
  | { kind: 'submission' | 'completion'; ProjectID: ProjectID }
  | { kind: 'task'; ProjectID: ProjectID; TaskID: TaskID; projectPoints: number }
  | { kind: 'removal'; ProjectID: ProjectID; joinedAt: string };

/** Points for each kind of award. */
const pointsFor: Record<AwardKind, number> = {
  answer: reputation.answerMessage,
  submission: reputation.submitProject,
  task: reputation.acceptedTask,
  completion: reputation.completeProject,
  removal: reputation.removedFromTeam,
};

/** Awards by person and cause; `gsi1` lists a person's awards by time. */
export const awards = entity({
  name: 'award',
  schema: StoredAward,
  key: (id: UserID, cause: Cause) => ({ pk: `user#${id}`, sk: `award#${textOf(cause)}` }),
  gsi1: ({ UserID, at, cause }) => ({ pk: `awards#${UserID}`, sk: `${at}#${cause}` }),
});

/** Key of an award by the text of its cause, as stored. */
export const awardKey = (id: UserID, cause: string): Ref<StoredAward> => ({
  pk: `user#${id}`,
  sk: `award#${cause}`,
  of: awards,
});

/** Query for a person's awards for tasks of a project; in the table itself, by task. */
export const taskAwardsIn = (id: UserID, project: ProjectID) =>
  ({ pk: `user#${id}`, beginsWith: `award#task#${project}#` }) as const;

export const awardsOf = (id: UserID) => ({ index: 'gsi1', pk: `awards#${id}`, order: 'desc' }) as const;

function textOf(cause: Cause): string {
  switch (cause.kind) {
    case 'answer':
      return `answer#${cause.answered}`;
    case 'task':
      return `task#${cause.ProjectID}#${cause.TaskID}`;
    case 'removal':
      return `removal#${cause.ProjectID}#${cause.joinedAt}`;
    default:
      return `${cause.kind}#${cause.ProjectID}`;
  }
}

/** The item of an award. */
export const toStoredAward = (
  UserID: UserID,
  cause: Cause,
  at: string,
  points = pointsFor[cause.kind],
): StoredAward => ({
  UserID,
  kind: cause.kind,
  cause: textOf(cause),
  points,
  at,
  ...('ProjectID' in cause && { ProjectID: cause.ProjectID }),
  ...('TaskID' in cause && { TaskID: cause.TaskID, projectPoints: cause.projectPoints }),
});

/** Records a cause for which there are no points any more: the history shows it, and it cannot be rewarded later. */
export const awardStepsWithoutPoints = (id: UserID, cause: Cause, at: string) => [
  Step.create(awards.key(id, cause), toStoredAward(id, cause, at, 0)),
];

/**
 * Awards reputation points in the transaction that earned them. The transaction fails if the cause has been rewarded
 * before, so that redelivered events award nothing.
 */
export const awardSteps = (id: UserID, cause: Cause, at: string) =>
  [
    Step.create(awards.key(id, cause), toStoredAward(id, cause, at)),
    addPoints(id, pointsFor[cause.kind]),
  ] as const;
