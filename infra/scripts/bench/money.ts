/**
 * `npm run bench:money`: orders, bookings, likes and comments per second against the local table, on one project and
 * spread over 100 projects (`-- --count 500 --parallel 50` for other numbers). Transactions of the table are cancelled
 * when they overlap, as in DynamoDB; `repeated` counts those that were sent again. Fails if a call is refused.
 */
import { parseArgs } from 'node:util';
import { testEnvironment } from '#functions/testing/environment.ts';
import type { World } from '#functions/testing/world.ts';
import type { PaymentID, ProjectID, UserID } from '#shared/ids.ts';
import { table } from './figures.ts';

Object.assign(process.env, testEnvironment, { LOG_LEVEL: 'silent' }); // functions read it when they start
const [{ createWorld }, { aProject }, { isRefusal }, booking, { orders }, order, like, comment] =
  await Promise.all([
    import('#functions/testing/world.ts'),
    import('#functions/testing/aProject.ts'),
    import('#functions/platform/refusal.ts'),
    import('#functions/money/captures/planPaymentBooking.ts'),
    import('#functions/money/orders/order.store.ts'),
    import('#functions/money/orders/initiatePayment.ts'),
    import('#functions/projects/likeProject.ts'),
    import('#functions/comments/addComment.ts'),
  ]);

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '500' },
    parallel: { type: 'string', default: '50' },
    projects: { type: 'string', default: '1,100' },
  },
});
const count = Number(values.count);
const parallel = Number(values.parallel);

/** A call by one of many people. Returns the code of its refusal. */
type Act = (person: UserID, project: ProjectID, number: number) => Promise<string | undefined>;

function actsIn(world: World): Record<string, Act> {
  const placed: PaymentID[] = [];
  const place =
    (item: { kind: 'donation' | 'points'; quantity: number; price: number }): Act =>
    async (person, ProjectID, number) => {
      const body = {
        items: [{ ...item, ProjectID }],
        total: item.price * item.quantity,
        currency: 'GBP',
        orderKey: `bench-${item.kind}-${String(number).padStart(10, '0')}`,
      };
      const { code, data } = await world.callWith(order.initiatePayment, { body }, { as: person });
      if (item.kind === 'points' && data) placed.push((data as { PaymentID: PaymentID }).PaymentID); // its output
      return code;
    };

  return {
    'order of a donation': place({ kind: 'donation', quantity: 1, price: 25_00 }),
    'order of a unit': place({ kind: 'points', quantity: 1, price: 12_50 }),
    'booking of a paid unit': async (_, __, number) => {
      const id = placed[number];
      const found = id && (await world.table.get(orders.key(id)));
      if (!found) return 'ORDER_NOT_FOUND';
      const planned = await booking.planPaymentBooking(world.deps, found, {
        intentId: `pi_${id}`,
        chargeId: `ch_${id}`,
        amount: found.total,
        currency: found.currency,
        settled: undefined,
        at: world.clock.now(),
      });
      if (isRefusal(planned)) return planned.code;
      return (await world.table.transact(...planned.steps))?.code;
    },
    like: async (person, ProjectID) =>
      (await world.callWith(like.likeProject, { ProjectID, body: { liked: true } }, { as: person })).code,
    comment: async (person, ProjectID) =>
      (await world.callWith(comment.addComment, { ProjectID, body: { text: 'Well done!' } }, { as: person }))
        .code,
  };
}

/** Calls `act` for each number, `parallel` at a time. Returns the seconds it took. */
async function inParallel(act: (number: number) => Promise<void>): Promise<number> {
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (next < count) await act(next++);
    }),
  );
  return (performance.now() - began) / 1000;
}

const rows: string[][] = [];
let refusedInAll = 0;
for (const size of values.projects.split(',').map(Number)) {
  const world = await createWorld();
  const people = await Promise.all(Array.from({ length: count }, () => world.user()));
  const projects: ProjectID[] = [];
  for (let made = 0; made < size; made++)
    projects.push(
      await aProject(world, await world.user(), {
        numberOfContributions: 80_000,
        totalContributionBudget: 100_000_000,
      }),
    );

  for (const [name, act] of Object.entries(actsIn(world))) {
    const from = world.sent.length;
    const codes = new Map<string, number>();
    const seconds = await inParallel(async number => {
      const [person, project] = [people[number], projects[number % size]];
      const code = person && project ? await act(person, project, number) : 'NOT_FOUND';
      if (code) codes.set(code, (codes.get(code) ?? 0) + 1);
    });
    const transactions = world.sent.slice(from).filter(({ operation }) => operation === 'TransactWrite');
    const refused = [...codes.values()].reduce((sum, one) => sum + one, 0);
    refusedInAll += refused;
    rows.push([
      name,
      String(size),
      (count / seconds).toFixed(0),
      `${Math.round((100 * (transactions.length - count)) / count)} %`,
      String(refused),
      [...codes].map(([code, times]) => `${times} ${code}`).join(', '),
    ]);
  }
  await world.close();
}

process.stdout.write(`${count} of each, ${parallel} at a time\n\n`);
process.stdout.write(table(['what', 'projects', 'per second', 'repeated', 'refused', 'codes'], rows));
process.exitCode = refusedInAll > 0 ? 1 : 0;
