import * as z from 'zod/mini';
import { Instant } from '../fields.ts';
import { ContactPerson } from './contact.ts';
import { ProjectCard } from './project.ts';

/** Kinds of what people can follow: projects, and people for the projects that they publish. */
export const followKinds = ['project', 'person'] as const;
export type FollowKind = (typeof followKinds)[number];

/** A wish to follow something, or to stop. */
export const FollowChange = z.object({ kind: z.enum(followKinds), following: z.boolean() });
export type FollowChange = z.infer<typeof FollowChange>;

/** Something that a person follows, as it is public now. */
export const Follow = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('project'), project: ProjectCard, since: Instant }),
  z.object({ kind: z.literal('person'), person: ContactPerson, since: Instant }),
]);
export type Follow = z.infer<typeof Follow>;
