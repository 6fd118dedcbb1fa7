/**
 * `npm run bench:table`: measures, for each endpoint that uses only the table, the number of DynamoDB requests and the capacity that
 * they consume, with 1,000 and with 100,000 projects (`-- --sizes 1000,10000` for other sizes). Reading the caller's record counts as
 * a request.
 */
import { parseArgs } from 'node:util';
import { testEnvironment } from '#functions/testing/environment.ts';
import { table } from './figures.ts';

Object.assign(process.env, testEnvironment); // functions read it when they start
const [{ createWorld }, { fillTable }, { casesIn, reads }] = await Promise.all([
  import('#functions/testing/world.ts'),
  import('./fillTable.ts'),
  import('./cases.ts'),
]);

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '1000,100000' } } });
const sizes = values.sizes.split(',').map(Number);

/** Target: at most two requests, for a write one read and one transaction. */
const aim = 2;

interface Cost {
  requests: number;
  units: number;
  operations: string;
}

const costs = new Map<string, Cost[]>();
const measured = new Set<string>();

for (const size of sizes) {
  process.env['LOG_LEVEL'] = 'silent';
  const world = await createWorld();
  const cases = await casesIn(world); // before `fillTable`, because all its changes would go through the stream
  const began = performance.now();
  await fillTable(world, size);
  await world.deps.market.current(world.deps); // as in a function that has been running
  process.stderr.write(`${size} projects written in ${Math.round((performance.now() - began) / 1000)} s\n`);

  for (const { name, operation, input, sending } of cases) {
    const from = world.sent.length;
    measured.add(operation.contract.id);
    const received = await world.callWith(operation, input, sending);
    if (received.status >= 300) throw new Error(`${name}: ${received.status} ${received.code}`);
    const sent = world.sent.slice(from);
    costs.set(name, [
      ...(costs.get(name) ?? []),
      {
        requests: sent.length,
        units: sent.reduce((sum, one) => sum + one.capacityUnits, 0),
        operations: sent.map(one => one.operation).join(' '),
      },
    ]);
  }
  await world.close();
}

const heads = [
  'endpoint',
  ...sizes.flatMap(size => [`requests, ${size}`, `units, ${size}`]),
  'requests in order',
];
const rows = [...costs].map(([name, all]) => [
  name,
  ...all.flatMap(({ requests, units }) => [String(requests), units.toFixed(1)]),
  all.at(-1)?.operations ?? '',
]);
process.stdout.write(table(heads, rows));

const grown = [...costs].filter(([, [small, large]]) => {
  if (!small || !large) return false;
  return large.requests !== small.requests || Math.abs(large.units - small.units) > 0.05 * small.units;
});
process.stdout.write(
  grown.length > 0
    ? `\nDifferent at the two sizes: ${grown.map(([name]) => name).join(', ')}\n`
    : `\nThe same at ${sizes.join(' and ')} projects, within 5 %.\n`,
);

const above = [...costs].filter(([, all]) => all.some(({ requests }) => requests > aim));
process.stdout.write(
  `All ${reads.length} reads and ${measured.size - reads.length} other endpoints are measured. Above the aim of ${aim} requests: ${above.map(([name, [cost]]) => `${name} (${cost?.requests})`).join(', ') || 'none'}.\n`,
);
