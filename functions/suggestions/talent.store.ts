import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Instant } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';

const Talent = z.object({
  UserID,
  /** Source of the word: the profile, the title of a finished task, or the name of a role that they took. */
  source: z.enum(['profile', 'task', 'role']),
  /** As written; for a role, its name. */
  text: z.string(),
  stem: z.string(),
  at: Instant,
  /** Distinguishes entries of one source: the task or project. */
  of: z.string(),
});
export type Talent = z.infer<typeof Talent>;

/** Words by which people are found for roles, newest first; maintained by projections. */
export const talents = entity({
  name: 'talent',
  schema: Talent,
  key: ({ stem, at, UserID, source, of }: Omit<Talent, 'text'>) => ({
    pk: `talent#${stem}`,
    sk: `${at}#${UserID}#${source}#${of}`,
  }),
});

export const talentsOf = (stem: string) => ({ pk: `talent#${stem}`, order: 'desc' }) as const;
