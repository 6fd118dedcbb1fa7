import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { ProjectCard } from '#shared/entities/project.ts';
import { Instant } from '#shared/fields.ts';
import type { ProjectID } from '#shared/ids.ts';
import { partitionOf } from './project.store.ts';

/** Recent activity around a project: a score as of a time, from which on it fades. */
const Activity = z.object({ score: z.number(), at: Instant });
export type Activity = z.infer<typeof Activity>;

const StoredCard = z.extend(ProjectCard, {
  version: z.int(),
  /** Absent until its counters have increased. */
  activity: z.optional(Activity),
});
export type StoredCard = z.infer<typeof StoredCard>;

/**
 * Card of a public project, as lists show it, in one small item that the stream keeps up to date. It is in no index: its
 * counters change with every like, and each index would cost an additional write.
 */
export const cards = entity({
  name: 'card',
  schema: StoredCard,
  key: (id: ProjectID) => ({ pk: partitionOf(id), sk: 'card' }),
});

/** Time at which a project became public or, before that, was submitted. */
export const publishedAtOf = ({ approvedAt, submittedAt }: Pick<StoredCard, 'approvedAt' | 'submittedAt'>) =>
  approvedAt ?? submittedAt;

/** A stored card as lists show it. */
export const toPublicCard = ({ version: _version, activity: _activity, ...card }: StoredCard): ProjectCard =>
  card;
