import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { ProjectCard } from '#shared/entities/project.ts';
import type { ProjectID } from '#shared/ids.ts';
import { partitionOf } from '../project.store.ts';
import { listOf } from './filterLists.ts';

const StoredCard = z.extend(ProjectCard, {
  /** Words of the names of open roles, separated by spaces; the other words of a project are in its texts. */
  roleWords: z.string(),
  version: z.int(),
});
export type StoredCard = z.infer<typeof StoredCard>;

/**
 * What lists show of a public project, in one small item that the stream keeps up to date. Its indexes are the two lists
 * without filters that most visitors read: gsi1 the newest projects, gsi2 those that end soon.
 */
export const cards = entity({
  name: 'card',
  schema: StoredCard,
  key: (id: ProjectID) => ({ pk: partitionOf(id), sk: 'card' }),
  gsi1: card => ({ pk: listOf('newest', {}), sk: sortKeyOf('newest', card) }),
  gsi2: card => ({ pk: listOf('endingSoon', {}), sk: sortKeyOf('endingSoon', card) }),
});

/** Index of cards that is a stored list, if there is one. */
export const indexOfList = (list: string): 'gsi1' | 'gsi2' | undefined =>
  (({ [listOf('newest', {})]: 'gsi1', [listOf('endingSoon', {})]: 'gsi2' }) as const)[list];

/** When a project became public, or was submitted. */
export const publishedAtOf = ({ approvedAt, submittedAt }: Pick<StoredCard, 'approvedAt' | 'submittedAt'>) =>
  approvedAt ?? submittedAt;

/** Sort key of a card in the lists of a sort; the same as that of the project's index entries. */
export const sortKeyOf = (sort: 'newest' | 'endingSoon', card: StoredCard): string =>
  `${sort === 'newest' ? publishedAtOf(card) : card.endDate}#${card.ProjectID}`;

/** A stored card as lists show it. */
export const toPublicCard = ({ roleWords: _words, version: _version, ...card }: StoredCard): ProjectCard =>
  card;
