import * as z from 'zod/mini';
import { lambda } from '#functions/platform/lambda.ts';
import { operation } from '#functions/platform/operation.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { tokenVerifier } from '#functions/platform/verifyToken.ts';
import { domain, get } from '#shared/contract.ts';

const { writeTwice } = domain('none', {
  writeTwice: get('/twice', {
    summary: 'Writes the same item twice.',
    access: 'public',
    output: z.unknown(),
    errors: ['USERNAME_TAKEN', 'NOT_FOUND'],
  }),
});
const items = entity({
  name: 'name',
  schema: z.object({ id: z.string() }),
  key: (id: string) => ({ pk: id, sk: 'name' }),
});

/** Writes, transacts and reads, with refusals. */
export const handler = lambda(
  operation(writeTwice, {
    run: async (_, { table }) => {
      const create = Step.create(items.key('a'), { id: 'a' }).otherwise('USERNAME_TAKEN');
      return {
        first: await table.write(create),
        second: await table.write(create),
        third: await table.transact(Step.check(items.key('b')).otherwise('NOT_FOUND'), create),
        read: (await table.query(items, { pk: 'a' })).items,
      };
    },
  }),
  [tokenVerifier],
);
