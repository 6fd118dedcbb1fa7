/** `npm start`: the whole of Cairn on this machine. `-- --fresh` begins anew, `-- --port 5000` uses other ports. */
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startLocalEnvironment } from '#infra/local/environment/localEnvironment.ts';
import { claimPorts, defaultPort } from '#infra/local/environment/ports.ts';
import { buildSite, siteFolder } from '../../web/build/builtSite.ts';

const { values } = parseArgs({
  options: {
    fresh: { type: 'boolean', default: false },
    port: { type: 'string', default: String(defaultPort) },
    data: { type: 'string', default: '.local' },
    /** Without demo data. */
    bare: { type: 'boolean', default: false },
    /** Says each call of the API. */
    verbose: { type: 'boolean', default: false },
  },
});

const log = (words: string) => process.stdout.write(`${words}\n`);
const began = performance.now();
const dataDir = resolve(values.data);
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1024 || port > 65_000) {
  log(`--port takes a number from 1024 to 65000, not ${values.port}.`);
  process.exit(2);
}

if (values.fresh) await rm(dataDir, { recursive: true, force: true });
await mkdir(dataDir, { recursive: true });
process.env['LOG_LEVEL'] ??= 'error';

const ports = await claimPorts(dataDir, port, log);
await buildSite(log);
const environment = await startLocalEnvironment({
  dataDir,
  ports,
  staticDir: siteFolder,
  ...(values.verbose && {
    onCall: ({ method, path, status, ms }) => log(`${status} ${method} ${path} ${ms} ms`),
  }),
});

let ending = false;
const end = async () => {
  if (ending) process.exit(1);
  ending = true;
  log('\nStopping. What was done is kept; npm start goes on from here.');
  await environment.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());

if (!values.bare) {
  const { seedDemo } = await import('#infra/local/demo/seed.ts');
  await seedDemo(environment, log);
}

log(`
  Cairn is at      ${environment.url}
  Local console    ${environment.url}/_local   mail, payments, jobs, clock, accounts
  Data             ${join(dataDir, '')}   npm run reset forgets it

  Ready in ${((performance.now() - began) / 1000).toFixed(1)} s. Ctrl C ends everything.`);
