import * as z from 'zod/mini';
import { errorFields } from '#functions/platform/log.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { makeTable } from '#functions/platform/table.ts';

const items = entity({
  name: 'name',
  schema: z.object({ id: z.string() }),
  key: (id: string) => ({ pk: id, sk: 'name' }),
});
const create = Step.create(items.key('a'), { id: 'a' }).otherwise('USERNAME_TAKEN');

/** Prints the stack trace, as it is logged, of an error that is thrown inside the table's code. */
void makeTable()
  .transact(create, create)
  .then(
    () => undefined,
    (thrown: Error) => thrown,
  )
  .then(error => process.stdout.write(JSON.stringify(errorFields(error)['stack'])));
