import * as z from 'zod/mini';

/** The caller's relation to a project. */
export const ProjectRelation = z.object({
  owner: z.boolean(),
  member: z.boolean(),
  liked: z.boolean(),
  following: z.boolean(),
  canAdminister: z.boolean(),
  /** For its owner: whether it can only be read, because the owner's plan covers fewer open projects. */
  beyondPlan: z.boolean(),
});
export type ProjectRelation = z.infer<typeof ProjectRelation>;
