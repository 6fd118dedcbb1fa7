import * as z from 'zod/mini';
import { Instant } from '../fields.ts';
import { ProjectCard } from './project.ts';

/** Kinds of things that people can follow. */
export const followKinds = ['project'] as const;

/** A wish to follow something, or to stop. */
export const FollowChange = z.object({ kind: z.enum(followKinds), following: z.boolean() });
export type FollowChange = z.infer<typeof FollowChange>;

/** Something that a person follows, as it is public now. */
export const Follow = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('project'), project: ProjectCard, since: Instant }),
]);
export type Follow = z.infer<typeof Follow>;
