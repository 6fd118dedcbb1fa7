import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { partitionOf } from '#functions/projects/project.store.ts';
import { recruitLabelEndings } from '#shared/entities/recruitLabel.ts';
import { Country, Instant, Skill, WrittenLanguage } from '#shared/fields.ts';
import { ProjectID, UserID } from '#shared/ids.ts';

const StoredLabel = z.object({
  ProjectID,
  status: z.enum(['asked', 'granted', 'refused', 'revoked']),
  /** The team when it asked, the owner first. The team of a completed project does not grow. */
  people: z.array(z.object({ UserID, role: z.string() })),
  consents: z.array(UserID),
  askedBy: UserID,
  changedAt: Instant,
  /** Fields that lists show and filter by. */
  shortName: z.string(),
  country: Country,
  language: WrittenLanguage,
  skills: z.array(Skill),
  /** Changes with each write. */
  revision: z.string(),
});
export type StoredLabel = z.infer<typeof StoredLabel>;

/** The recruit label of a project: one item with all consents, so that of two changes at the same time one comes first. */
export const recruitLabels = entity({
  name: 'recruitLabel',
  schema: StoredLabel,
  key: (id: ProjectID) => ({ pk: partitionOf(id), sk: 'recruit-label' }),
});

const StoredEntry = z.object({
  kind: z.enum(['asked', 'consented', 'granted', 'refused', 'revoked']),
  UserID: z.optional(UserID),
  because: z.optional(z.enum(recruitLabelEndings)),
  at: Instant,
});
export type StoredEntry = z.infer<typeof StoredEntry>;

/** History of a project's label, by time-ordered ids. Entries are never changed. */
export const labelEntries = entity({
  name: 'recruitLabelEntry',
  schema: StoredEntry,
  key: (project: ProjectID, id: string) => ({ pk: partitionOf(project), sk: `recruit-history#${id}` }),
});

/** The history of a project's label, latest first. */
export const labelHistoryOf = (id: ProjectID) =>
  ({ pk: partitionOf(id), beginsWith: 'recruit-history#', order: 'desc' }) as const;

/** Whether people can still consent or take their consent back. */
export const areConsentsOpen = ({ status }: StoredLabel): boolean =>
  status === 'asked' || status === 'granted';

/** Whether everyone in the team has consented. */
export const isAgreed = ({ people, consents }: StoredLabel): boolean =>
  people.every(({ UserID }) => consents.includes(UserID));

/** Whether a person belongs to the team that asked. */
export const concerns = ({ people }: StoredLabel, id: UserID): boolean =>
  people.some(({ UserID }) => UserID === id);

export const labelSteps = {
  /** Writes the label if it is unchanged since it was read. */
  save: (before: StoredLabel | undefined, after: StoredLabel) => {
    const key = recruitLabels.key(after.ProjectID);
    return before ? Step.put(key, after).when('revision', '=', before.revision) : Step.create(key, after);
  },

  record: (project: ProjectID, id: string, entry: StoredEntry) =>
    Step.create(labelEntries.key(project, id), entry),

  /** Condition only: the label is unchanged since it was read. */
  unchanged: ({ ProjectID, revision }: StoredLabel) =>
    Step.check(recruitLabels.key(ProjectID)).when('revision', '=', revision),

  /** Condition only: the label is granted. */
  isGranted: (id: ProjectID) =>
    Step.check(recruitLabels.key(id)).when('status', '=', 'granted').otherwise('TEAM_NOT_FOR_HIRE'),
};
