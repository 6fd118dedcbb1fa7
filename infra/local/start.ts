/** `npm start`: runs the local environment. `-- --fresh` deletes its data first, `-- --port 5000` uses other ports. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { JobName } from '#infra/jobs.ts';
import { emptyDataFolder, lockDataFolder } from '#infra/local/environment/dataFolder.ts';
import { claimPorts, defaultPort } from '#infra/local/environment/ports.ts';
import { startLocalEnvironment } from '#infra/local/environment/startLocalEnvironment.ts';
import { defaultTableName, tableFile } from '#infra/local/environment/variables.ts';
import { writeAtomically } from '#infra/local/wire/atomicFile.ts';
import { buildSite, siteFolder } from '../../web/build/builtSite.ts';

const { values } = parseArgs({
  options: {
    fresh: { type: 'boolean', default: false },
    port: { type: 'string', default: String(defaultPort) },
    data: { type: 'string', default: '.local' },
    /** Name of the table. Environments that share one DynamoDB emulator need different names. */
    table: { type: 'string', default: defaultTableName },
    /** Omits the demo data. */
    bare: { type: 'boolean', default: false },
    /** Folder of bundled functions (`npm run build` makes dist/functions), to run instead of the sources. */
    bundles: { type: 'string' },
    /** Logs each API request. */
    verbose: { type: 'boolean', default: false },
  },
});

const log = (words: string) => process.stdout.write(`${words}\n`);
const began = performance.now();
const dataDir = resolve(values.data);
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1024 || port > 65_000) {
  log(`--port must be between 1024 and 65000, got ${values.port}.`);
  process.exit(2);
}

const other = await lockDataFolder(dataDir);
if (other !== undefined) {
  log(`The data in ${dataDir} is in use by another npm start (process ${other}).`);
  log('Stop that one, or choose another folder and table: npm start -- --data FOLDER --table NAME.');
  process.exit(1);
}
if (values.fresh) await emptyDataFolder(dataDir);
process.env['LOG_LEVEL'] ??= 'error';

const ports = await claimPorts(dataDir, port, log);
await writeAtomically(join(dataDir, tableFile), JSON.stringify({ tableName: values.table }));
await buildSite(log);
const environment = await startLocalEnvironment({
  dataDir,
  ports,
  tableName: values.table,
  staticDir: siteFolder,
  bundles: values.bundles && resolve(values.bundles),
  ...(values.verbose && {
    onCall: ({ method, path, status, ms }) => log(`${status} ${method} ${path} ${ms} ms`),
  }),
});

let ending = false;
const end = async () => {
  if (ending) process.exit(1);
  ending = true;
  log('\nShutting down. Your data has been kept; run npm start to continue.');
  await environment.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());

if (!values.bare) {
  const { seedDemo } = await import('#infra/local/demo/seed.ts');
  await environment.preparing(() => seedDemo(environment, log));
}
// Runs these jobs immediately, as the schedule does in the cloud. They log a failure, and run again later.
const first: JobName[] = values.bare ? ['accountExpiry'] : ['accountExpiry', 'digests'];
for (const job of first) await environment.scheduler.run(job).catch(() => undefined);

const [{ makeTable }, { needsRebuild, rebuildMarket }] = await Promise.all([
  import('#functions/platform/table.ts'), // reads variables that the environment has set
  import('#functions/prospects/rebuildMarket.ts'),
]);
const table = makeTable();
if (await needsRebuild(table)) await rebuildMarket({ table, now: () => new Date().toISOString() });

log(`
  Website          ${environment.url}
  Local console    ${environment.url}/_local   (mail, payments, jobs, clock, demo accounts)
  Data             ${join(dataDir, '')}   (npm run reset deletes it)
  Translations     from a phrase book: sentences of the demo and some common ones

  Ready in ${((performance.now() - began) / 1000).toFixed(1)} s. Press Ctrl+C to stop.`);
