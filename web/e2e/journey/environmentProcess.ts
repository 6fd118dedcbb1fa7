import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bundlesFolder } from '#functions/build.ts';
import { deleteTestTable, uniqueTableName } from '#functions/testing/testTable.ts';
import type { Ports } from '#infra/local/environment/ports.ts';
import { credentials } from '#infra/local/environment/variables.ts';
import { createTemporaryFolder } from '#infra/local/wire/temporaryFolder.ts';
import { builtFunctions } from '#infra/scripts/builtFunctions.ts';
import { ensureFresh, fingerprint, type Output, stamp } from '#infra/scripts/freshOutput.ts';
import { testHangsAfterMs } from '#infra/scripts/hangs.ts';
import { runFolder } from '#infra/scripts/runFolder.ts';

/** Variables of a program that does not know that it is tested. */
const withoutTests = { ...process.env, NODE_ENV: undefined, VITEST: undefined };
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** An email in the local email emulator. */
export interface ReceivedMail {
  subject: string;
  to: string[];
  text: string;
}

/** The local environment as `npm start` runs it, in a process and folder of its own. */
export interface EnvironmentProcess {
  url: string;
  /** Waits for the latest email to an address whose subject or text matches. */
  mailTo: (address: string, words: string | RegExp) => Promise<ReceivedMail>;
  /** Moves the clock forward, as the local console does. */
  advance: (seconds: number) => Promise<void>;
  /** Runs a scheduled job now, as the local console does. */
  run: (job: string) => Promise<void>;
  /** Makes the person with an address an administrator, as `npm run administrator` does. */
  addAdministrator: (email: string) => Promise<void>;
  /** Restarts the process with the same data. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
}

interface EnvironmentOptions {
  /** Whether to seed the demo data. */
  demo?: boolean;
  /** Runs the functions from bundles, as deployed, instead of their sources. */
  bundled?: boolean;
}

/**
 * The first of ten ports that no other test uses: below those that systems hand out for any connection (from 32,768 on Linux), any of
 * which may be taken between the moment in which it is found free and its use.
 */
const firstPort = (): number => 10_000 + 10 * Math.floor(Math.random() * 2_200);

/** Starts the local environment. Within a test run the demo data is created once and copied. */
export async function startEnvironmentProcess({
  demo = false,
  bundled = false,
}: EnvironmentOptions = {}): Promise<EnvironmentProcess> {
  const dataDir = await createTemporaryFolder('cairn-environment-');
  if (bundled) await builtFunctions();
  const tableName = (demo && (await copyDemoData(dataDir))) || uniqueTableName();
  const options = [
    '--table',
    tableName,
    ...(demo ? [] : ['--bare']),
    ...(bundled ? ['--bundles', bundlesFolder] : []),
  ];
  const first = firstPort();
  let running = await launch(dataDir, first, options);
  const ports = async () => JSON.parse(await readFile(join(dataDir, 'ports.json'), 'utf8')) as Ports; // written by the local environment

  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(`${running.url}/_local/${path}`, {
      method: 'POST',
      headers: { origin: running.url },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    const done = decodeURIComponent(answer.headers.get('location') ?? '');
    if (answer.status !== 303 || done.includes('Action failed'))
      throw new Error(`${path}: ${answer.status} ${done}`);
  };

  let received: (ReceivedMail & { at: number })[] = [];
  /** Fetches only emails since the last one: fetching all of them, ten times a second, would keep a processor busy. */
  const mails = async (): Promise<ReceivedMail[]> => {
    const since = received.at(-1)?.at ?? 0;
    const answer = await fetch(`http://127.0.0.1:${(await ports()).mail}/store?since=${since}`);
    const { emails } = (await answer.json()) as {
      emails: { at: number; subject: string; destination: { to: string[] }; body: { text?: string } }[];
    }; // the emulator's own format
    const latest = emails.map(({ at, subject, destination, body }) => ({
      at,
      subject,
      to: destination.to,
      text: body.text ?? '',
    }));
    received = [...received.filter(({ at }) => at < since), ...latest];
    return received;
  };

  return {
    get url() {
      return running.url;
    },
    async mailTo(address, words) {
      for (const until = Date.now() + testHangsAfterMs; Date.now() < until; await wait(100)) {
        const found = (await mails()).findLast(
          ({ to, subject, text }) =>
            to.includes(address) &&
            (typeof words === 'string' ? subject === words : words.test(`${subject}\n${text}`)),
        );
        if (found) return found;
      }
      const known = (await mails()).map(({ to, subject }) => `${to.join()}: ${subject}`).join('\n');
      throw new Error(`No email to ${address} contains ${words}. Received:\n${known}`);
    },
    advance: seconds => post('clock/advance', { seconds: String(seconds) }),
    run: name => post('jobs/run', { name }),
    async addAdministrator(email) {
      const command = ['infra/scripts/administrator.ts', 'add', email, '--data', dataDir];
      const env = { ...withoutTests, TABLE_NAME: undefined };
      await promisify(execFile)(process.execPath, command, { cwd: root, env });
    },
    async restart() {
      await stop(running.child);
      running = await launch(dataDir, first, options);
    },
    async close() {
      await stop(running.child);
      await deleteTestTable(tableName, { region: 'eu-west-2', credentials });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Copies the demo data of this test run into a folder, and creates it for the first one who asks. Returns the name of its
 * table; undefined outside of a test run, or where the table is in an emulator that others use too.
 */
async function copyDemoData(dataDir: string): Promise<string | undefined> {
  const shared = runFolder();
  if (!shared || process.env['AWS_ENDPOINT_URL_DYNAMODB']) return undefined;
  const tableName = 'cairn-demo';
  const folder = join(shared, 'demo');
  const output: Output = { folder, sources: [] };
  await ensureFresh(output, async () => {
    const seeding = await launch(folder, firstPort(), ['--table', tableName]);
    await stop(seeding.child);
    await rm(join(folder, 'ports.json')); // each copy has ports of its own
    stamp(folder, fingerprint(output));
  });
  await cp(folder, dataDir, { recursive: true });
  return tableName;
}

async function launch(
  dataDir: string,
  port: number,
  options: string[],
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(
    process.execPath,
    ['infra/local/start.ts', '--data', dataDir, '--port', String(port), ...options],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: withoutTests,
    },
  );
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));

  for (const until = Date.now() + testHangsAfterMs; Date.now() < until; await wait(50)) {
    const url = /Website\s+(\S+)/.exec(output)?.[1];
    if (url && output.includes('Ready in')) return { child, url };
    if (child.exitCode !== null) break;
  }
  child.kill('SIGKILL');
  throw new Error(`The local environment did not start:\n${output}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
