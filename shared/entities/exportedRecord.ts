import * as z from 'zod/mini';

/** Something that is kept about a person, with the section of their data that it belongs to. */
export const ExportedRecord = z.object({
  section: z.string(),
  /** Amounts in minor units, times in UTC. */
  data: z.record(z.string(), z.unknown()),
});
export type ExportedRecord = z.infer<typeof ExportedRecord>;
