import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';

/** Records in the table whether the demo data has been seeded. */
const marks = entity({
  name: 'demoData',
  schema: z.object({ state: z.enum(['begun', 'done']), at: z.string() }),
  key: () => ({ pk: 'demoData', sk: 'demoData' }),
});

export const seedingMark = {
  key: marks.key(),
  begun: (at: string) => Step.put(marks.key(), { state: 'begun', at }),
  done: (at: string) => Step.put(marks.key(), { state: 'done', at }),
};
