import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A running database. */
export interface TableServer {
  url: string;
  close(): Promise<void>;
}

/** What the database of one machine needs to start. */
export interface TableServerOptions {
  /** Where the data is kept; in memory, and gone at the end, where it is not given. */
  dataDir?: string;
  /** 0, or none: a free one. */
  port?: number;
  /** A database that runs elsewhere (AWS_ENDPOINT_URL_DYNAMODB): nothing is started, nothing is ended. */
  endpoint?: string | undefined;
}

const host = '127.0.0.1';
const patience = 15_000;

/** Starts the database and answers once it does; it ends with `close()` or with this process. */
export async function startTable({ dataDir, port, endpoint }: TableServerOptions = {}): Promise<TableServer> {
  if (endpoint) return { url: endpoint, close: () => Promise.resolve() };

  const binary = findBinary();
  if (dataDir) await mkdir(dataDir, { recursive: true });
  if (port) return startOn(port, { binary, dataDir });

  // Between finding a free port and using it, somebody else may have taken it.
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOn(await freePort(), { binary, dataDir });
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}

async function startOn(
  port: number,
  { binary, dataDir }: { binary: string; dataDir: string | undefined },
): Promise<TableServer> {
  const url = `http://${host}:${port}`;
  if (await answers(url)) throw new Error(`Port ${port} is taken: choose another one for the database.`);

  const database = startBound(binary, [
    'serve',
    '--host',
    host,
    '--port',
    String(port),
    ...(dataDir ? ['--db-path', join(dataDir, 'table.db')] : []),
  ]);
  try {
    await untilItAnswers(url, database);
  } catch (error) {
    await end(database.child);
    throw error;
  }

  return { url, close: () => end(database.child) };
}

function findBinary(): string {
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  const binary = packageFile(`${name}/package.json`, 'dynoxide');
  if (binary) return binary;

  throw new Error(
    [
      `There is no local database for ${process.platform} on ${process.arch} (the package ${name} is not installed).`,
      'Start any other DynamoDB, for example Amazon’s: docker run -p 8000:8000 amazon/dynamodb-local',
      'and say where it is: AWS_ENDPOINT_URL_DYNAMODB=http://127.0.0.1:8000 npm start',
    ].join('\n'),
  );
}

function packageFile(manifest: string, file: string): string | undefined {
  try {
    const path = join(dirname(createRequire(import.meta.url).resolve(manifest)), file);
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}

interface Bound {
  child: ChildProcess;
  output: () => string;
}

/** Stops the program on SIGTERM, and when the standard input ends, which this process alone holds open. */
const watch = `
  exec 3<&0
  "$@" </dev/null 3<&- &
  program=$!
  trap 'kill $program 2>/dev/null' TERM INT
  ( cat <&3 >/dev/null; kill $program 2>/dev/null ) >/dev/null 2>&1 &
  wait $program; wait $program
`;

/**
 * Runs a program that ends when this process does, however that ends. In a session of its own, so that a
 * Ctrl C in the terminal leaves it to this process to end it last.
 */
function startBound(binary: string, parameters: string[]): Bound {
  const child = spawn('sh', ['-c', watch, 'sh', binary, ...parameters], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const keep = (bytes: Buffer) => {
    output = (output + bytes.toString('utf8')).slice(-4000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  return { child, output: () => output };
}

async function untilItAnswers(url: string, { child, output }: Bound): Promise<void> {
  const latest = Date.now() + patience;

  while (Date.now() < latest) {
    if (child.exitCode !== null) throw new Error(`The local database did not start:\n${output()}`);
    if (output().includes('listening on') && (await answers(url))) return;
    await wait(20);
  }
  throw new Error(`The local database did not answer within ${patience / 1000} s:\n${output()}`);
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(1000) });
    return true;
  } catch {
    return false;
  }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
