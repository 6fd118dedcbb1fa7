import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import {
  GeneratedIdea,
  GeneratedProspect,
  GeneratedTask,
  type GenerationKind,
} from '#shared/entities/generated.ts';
import { type ProjectID, type SuggestionID, UserID } from '#shared/ids.ts';

const partitionOf = (kind: GenerationKind, id: UserID): string => `user#${id}#generated#${kind}`;
const projectPartitionOf = (kind: GenerationKind, id: UserID, project: ProjectID): string =>
  `${partitionOf(kind, id)}#${project}`;

const ttl = ({ expiresAt }: { expiresAt: string }): number => ttlAfter(expiresAt, 0);
const gsi1Of =
  (kind: GenerationKind) =>
  (item: { UserID: UserID; ProjectID?: ProjectID | undefined; SuggestionID: SuggestionID }) =>
    item.ProjectID && {
      pk: projectPartitionOf(kind, item.UserID, item.ProjectID),
      sk: item.SuggestionID,
    };

/** Generated ideas, one partition per user; ids sort by time. */
export const ideas = entity({
  name: 'generatedIdea',
  schema: z.object({ ...GeneratedIdea.shape, UserID }),
  key: (user: UserID, id: SuggestionID) => ({ pk: partitionOf('ideas', user), sk: id }),
  ttl,
});

/** Generated roles by user; gsi1: by user and project. */
export const prospectSuggestions = entity({
  name: 'generatedProspect',
  schema: z.object({ ...GeneratedProspect.shape, UserID }),
  key: (user: UserID, id: SuggestionID) => ({ pk: partitionOf('prospects', user), sk: id }),
  gsi1: gsi1Of('prospects'),
  ttl,
});

/** Generated tasks by user; gsi1: by user and project. */
export const taskSuggestions = entity({
  name: 'generatedTask',
  schema: z.object({ ...GeneratedTask.shape, UserID }),
  key: (user: UserID, id: SuggestionID) => ({ pk: partitionOf('tasks', user), sk: id }),
  gsi1: gsi1Of('tasks'),
  ttl,
});

/** Key range of a user's suggestions of a kind, newest first: all of them, or those for a project. */
export const suggestionsOf = (kind: GenerationKind, user: UserID, project?: ProjectID) =>
  project === undefined
    ? ({ pk: partitionOf(kind, user), order: 'desc' } as const)
    : ({ index: 'gsi1', pk: projectPartitionOf(kind, user, project), order: 'desc' } as const);

/** The suggestions without their user, except those that have expired and are about to be deleted. */
export const shownSuggestions = <Item extends { UserID: UserID; expiresAt: string }>(
  items: readonly (Item | undefined)[],
  now: string,
): Omit<Item, 'UserID'>[] =>
  items.flatMap(item => {
    if (!item || item.expiresAt <= now) return [];
    const { UserID: _, ...shown } = item;
    return [shown];
  });

/** Number of earlier suggestions passed to a generator so that it does not repeat them. */
export const rememberedSuggestions = 60;
