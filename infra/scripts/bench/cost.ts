/**
 * `npm run bench:cost` prints the cost on AWS of a million calls of each endpoint with everything that follows from them, of a
 * million actions of a mixed day, of a month with the traffic of `month.ts` and without any, and of translations by machine. Computed from the measured
 * units, requests, bytes and stream work, the list prices and the assumptions in `prices.ts`. Emails, storage and transfers of
 * files count only in the month. Fails if a cost exceeds its target. `-- --all` lists every endpoint instead of the dearest,
 * `-- --explain NAME` each table request of one action; `-- --write` stores the measured usage in `usages.json`, from which
 * `month.ts` and `worstDay.ts` compute.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { testEnvironment } from '#functions/testing/environment.ts';
import type { World } from '#functions/testing/world.ts';
import { type Bill, billOf, idleMonth, mixedDay, type Share, type Usage } from './bill.ts';
import { explainRequests } from './explain.ts';
import { table } from './figures.ts';
import { lightWrites, month, peopleRows, reads, siteRows, sumOf } from './month.ts';
import { assumptions, prices, targets } from './prices.ts';
import { standing } from './standing.ts';
import { translatedDay, translatedMonth, typicalTexts } from './translations.ts';

Object.assign(process.env, testEnvironment); // functions read it when they start
const [{ createWorld }, { casesIn }, { createMoneyWorld }] = await Promise.all([
  import('#functions/testing/world.ts'),
  import('./cases.ts'),
  import('#functions/money/testing/moneyWorld.ts'),
]);

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    explain: { type: 'string', multiple: true },
    write: { type: 'boolean', default: false },
  },
});

/** A typical day: seven of ten actions read, mostly without signing in. */
const day: readonly Share[] = [
  { part: 0.7, actions: reads },
  { part: 0.2, actions: lightWrites },
  { part: 0.05, actions: ['initiatePayment'] },
  { part: 0.05, actions: ['receiveStripeWebhook'] },
];

const isRead = (operation: string): boolean => /Get|Query/.test(operation);
/** Bytes of an answer as CloudFront sends it. */
const compressedSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const sizeOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, 0);

/** Table usage since the request, and bytes logged since the line, at the given indexes. */
function since(world: Pick<World, 'sent' | 'logged'>, request: number, line: number) {
  const sent = world.sent.slice(request);
  const units = (wanted: boolean) =>
    sent.filter(one => isRead(one.operation) === wanted).reduce((sum, one) => sum + one.capacityUnits, 0);
  return {
    readUnits: units(true),
    writeUnits: units(false),
    requests: sent.length,
    logBytes: sizeOf(world.logged.slice(line)),
  };
}

/** Measures an action and everything that the stream does after it. */
async function usageOf(
  world: Pick<World, 'sent' | 'logged' | 'batches' | 'runStream'>,
  act: () => Promise<{ responseBytes: number; cached: boolean }>,
): Promise<Usage> {
  const marks = [world.sent.length, world.logged.length, world.batches.length] as const;
  const acted = await act();
  const call = since(world, marks[0], marks[1]);
  const after = [world.sent.length, world.logged.length] as const;
  await world.runStream();
  const calls = world.batches.length - marks[2];
  return { ...call, ...acted, stream: { ...since(world, ...after), calls } };
}

/** Measured usage of the actions, by name. */
const usages = new Map<string, Usage>();

async function endpointBills(): Promise<Map<string, Bill>> {
  const bills = new Map<string, Bill>();
  const world = await createWorld();
  const cases = await casesIn(world);
  await world.runStream();
  const explained = values.explain === undefined ? undefined : explainRequests(world);
  for (const { name, operation, input, sending } of cases) {
    const usage = await usageOf(world, async () => {
      const received = await world.callWith(operation, input, sending);
      if (received.status >= 400) throw new Error(`${name}: ${received.status} ${received.code}`);
      const isAnonymous = sending?.as === undefined;
      return {
        responseBytes: compressedSize(JSON.stringify(received.envelope ?? '')),
        cached: operation.contract.spec.cachedAtEdge === true && isAnonymous,
      };
    });
    usages.set(name, usage);
    bills.set(name, billOf(usage));
    const requests = explained?.() ?? [];
    if (values.explain?.includes(name)) process.stdout.write(`\n${name}\n${explanation(usage, requests)}`);
  }
  await world.close();
  return bills;
}

/** Text that states the usage of an action and of the stream's work after it, and lists each request. */
const explanation = ({ stream, ...call }: Usage, requests: readonly string[]): string =>
  [
    `Of the call: ${call.requests} requests, ${call.readUnits} read units, ${call.writeUnits} write units.`,
    ...requests.slice(0, call.requests),
    `Of the stream, called ${stream.calls} times: ${stream.requests} requests, ${stream.readUnits} read units, ${stream.writeUnits} write units.`,
    ...requests.slice(call.requests),
    '',
  ].join('\n');

/** The event of a paid donation: the mean of all that the provider sends about it, one of which books the payment. */
async function webhookBill(): Promise<Bill> {
  const world = await createMoneyWorld();
  const [owner, by] = [await world.person(), await world.person()];
  const payment = await world.ordered({ by, to: await world.project(owner) });
  const url = await world.page(by, payment);
  await world.runStream();
  const from = world.logged.length;
  const explained = values.explain?.includes('receiveStripeWebhook') ? explainRequests(world) : undefined;
  const usage = await usageOf(world, async () => {
    await world.pay(url);
    await world.provider.deliveries.idle();
    return { responseBytes: 0, cached: false };
  });
  const events = world.logged.slice(from).filter(line => line.includes('"receiveStripeWebhook"')).length;
  await world.close();
  if (explained) process.stdout.write(explanation(usage, explained()));
  if (events === 0) throw new Error('The provider sent no event');
  const ofEvent = perEvent(usage, events);
  usages.set('receiveStripeWebhook', ofEvent);
  return billOf(ofEvent);
}

const perEvent = (usage: Usage, events: number): Usage => ({
  ...usage,
  readUnits: usage.readUnits / events,
  writeUnits: usage.writeUnits / events,
  requests: usage.requests / events,
  logBytes: usage.logBytes / events,
  stream: mapValues(usage.stream, value => value / events),
});

const mapValues = <T extends Record<string, number>>(values: T, change: (value: number) => number): T =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)])) as T; // the same names

process.env['LOG_LEVEL'] = 'info';
const bills = await endpointBills();
bills.set('receiveStripeWebhook', await webhookBill());
if (values.write)
  writeFileSync(
    join(import.meta.dirname, 'usages.json'),
    `${JSON.stringify(Object.fromEntries(usages), undefined, 2)}\n`,
  );

const dollars = (amount: number): string => amount.toFixed(2);
const dearest = [...bills].toSorted(([, one], [, other]) => other.total - one.total);
const shown = values.all ? dearest : dearest.slice(0, 20);
const inDay = new Set(day.flatMap(({ actions }) => actions));
const rows = [...shown, ...dearest.filter(one => inDay.has(one[0]) && !shown.includes(one))];
process.stdout.write(`Dollars per million, list prices of ${prices.date}, eu-west-2.\n\n`);
process.stdout.write(
  table(
    ['action', 'table', 'Lambda', 'API', 'CloudFront', 'logs', 'sum'],
    rows.map(([name, { table: units, lambda, api, cdn, logs, total }]) => [
      name,
      ...[units, lambda, api, cdn, logs, total].map(dollars),
    ]),
  ),
);

const mixed = mixedDay(bills, day);
const withCapacity = mixedDay(bills, day, 'withCapacity');
const [idle, withFirewall] = [
  idleMonth(standing({ firewall: false })),
  idleMonth(standing({ firewall: true })),
];
process.stdout.write(
  `\nA mixed day: $${dollars(mixed)} per million actions (target ${targets.mixedDay}), with `,
);
process.stdout.write(`${assumptions.edgeHits * 100} % of the anonymous requests answered by CloudFront.\n`);
process.stdout.write(`With a table whose capacity follows the load: $${dollars(withCapacity)}.\n`);
process.stdout.write(`A month without traffic: $${dollars(idle)} (target ${targets.idleMonth}), `);
process.stdout.write(`$${dollars(withFirewall)} with the web ACL.\n`);

const site = siteRows(standing({ firewall: true }));
const people = month.activePeople.toLocaleString('en');
process.stdout.write(`\nA month of ${people} active people, from what is stored in usages.json:\n\n`);
process.stdout.write(
  table(
    ['service', 'dollars'],
    [...site, ...peopleRows()].map(row => [row.service, dollars(row.dollars)]),
  ),
);
process.stdout.write(`Without Cognito and SES: $${dollars(sumOf(site))} (target ${targets.month}).\n`);

const translated = translatedMonth(month.pageViews);
process.stdout.write('\nTranslations by machine, which are off by default and in none of the sums:\n\n');
process.stdout.write(
  table(
    ['translation', 'characters', 'dollars'],
    [
      ...typicalTexts().map(one => [one.what, one.characters.toFixed(0), one.dollars.toFixed(4)]),
      [
        'the worst day of an account or a network',
        `${translatedDay().characters}`,
        dollars(translatedDay().dollars),
      ],
      [`the month, with ${translated.texts} texts`, '', dollars(translated.dollars)],
      ['the month, at most by the budget of its days', '', dollars(translated.most)],
    ],
  ),
);

const missed = [
  ...(mixed > targets.mixedDay ? ['the mixed day'] : []),
  ...(idle > targets.idleMonth ? ['the idle month'] : []),
  ...(sumOf(site) > targets.month ? ['the month'] : []),
];
process.stdout.write(
  missed.length > 0 ? `Above the target: ${missed.join(', ')}.\n` : 'All within the targets.\n',
);
// The emulator, and the modules of the templates, would keep the process.
process.exit(missed.length > 0 ? 1 : 0);
