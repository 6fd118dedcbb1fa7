import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf, eventOf } from '#functions/testing/event.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { UserID } from '#shared/ids.ts';
import { callers } from '../caller.ts';
import { makeDocumentClient } from '../table/client.ts';
import { Step } from '../table/step.ts';
import { makeTable } from '../table.ts';
import { layer, layStone, validStone } from '../testing/cairns.ts';

let world: World;
let ada: UserID;
let lay: ReturnType<typeof layer>;
beforeAll(async () => {
  world = await createWorld();
  ada = await world.user({ username: 'ada' });
  lay = layer(world, ada);
});
afterAll(() => world.close());

describe('failures', () => {
  test('a refusal has its status, its message with the values filled in, and its data', async () => {
    expect(await lay({ ProjectID: 'dear' })).toMatchObject({
      status: 403,
      envelope: {
        message: 'You need at least 20000 contribution points',
        i18nID: 'errors.insufficient_points',
        errorCode: 'INSUFFICIENT_POINTS',
        data: { points: 20_000 },
      },
    });
  });

  test.each(['broken', 'mismatch'])(
    'a bug (%s) is reported as an internal error, logged once, and reveals no details',
    async ProjectID => {
      const before = world.logged.length;
      const sent = await lay({ ProjectID });
      expect(sent).toMatchObject({ status: 500, code: 'INTERNAL' });
      expect(JSON.stringify(sent)).not.toMatch(/secret|stack|zod/i);
      const accidents = world.logged.slice(before).filter(line => line.includes('"call.failed"'));
      expect(accidents).toHaveLength(1);
      expect(accidents[0]).toContain('pipeline.test.ts');
    },
  );

  test('an unreachable service is reported as such, not as the database', async () => {
    expect(await lay({ ProjectID: 'offline' })).toMatchObject({
      status: 503,
      code: 'DEPENDENCY_UNAVAILABLE',
    });
  });

  test('an unreachable database is reported as such', async () => {
    const client = makeDocumentClient({ endpoint: `http://127.0.0.1:${await closedPort()}` });
    const table = makeTable({ client, name: 'nowhere' });
    const sent = await layStone.withDeps({ ...world.deps, table })(
      eventOf(layStone.contract, validStone, { as: ada }),
      contextOf(),
    );
    expect(sent.statusCode).toBe(503);
    expect(JSON.parse(sent.body ?? '')).toMatchObject({
      errorCode: 'DB_UNREACHABLE',
      i18nID: 'server_not_reachable',
    });
  });

  test.each([
    ['CredentialsProviderError', 'DB_UNREACHABLE'],
    ['TimeoutError', 'DB_UNREACHABLE'],
    ['ThrottlingException', 'DEPENDENCY_UNAVAILABLE'],
    ['InternalServerError', 'DEPENDENCY_UNAVAILABLE'],
    ['ValidationException', 'INTERNAL'],
  ])('%s from the database is reported as %s', async (name, code) => {
    const client = makeDocumentClient({ endpoint: 'http://127.0.0.1:1' });
    mockClient(client)
      .on(GetCommand)
      .rejects(Object.assign(new Error('no'), { name }));
    const deps = { ...world.deps, table: makeTable({ client, name: 'faulty' }) };
    const sent = await layStone.withDeps(deps)(
      eventOf(layStone.contract, validStone, { as: ada }),
      contextOf(),
    );
    expect(JSON.parse(sent.body ?? '')).toMatchObject({ errorCode: code });
  });

  test('items that others hold for too long are reported as a concurrent update', async () => {
    const client = makeDocumentClient({ endpoint: 'http://127.0.0.1:1' });
    const conflict = new TransactionCanceledException({
      $metadata: {},
      message: 'busy',
      CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
    });
    const mock = mockClient(client).on(TransactWriteCommand).rejects(conflict);
    const table = makeTable({ client, name: 'busy' });
    const step = Step.remove(callers.key(ada)).when('status', 'exists').otherwise('NOT_FOUND');
    expect(await table.transact(step, Step.absent(callers.key(UserID.parse('nobody'))))).toMatchObject({
      code: 'CONCURRENT_UPDATE',
    });

    const tokens = mock.commandCalls(TransactWriteCommand).map(call => call.args[0].input.ClientRequestToken);
    expect(tokens.length).toBeGreaterThan(1);
    expect(new Set(tokens).size).toBe(1);
  });
});

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // an address of TCP
  server.close();
  await once(server, 'close');
  return port;
}
