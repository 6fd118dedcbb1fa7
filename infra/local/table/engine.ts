import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTemporaryFolder } from '#infra/local/wire/temporaryFolder.ts';
import { indexStream } from './indexStream.ts';

/** A running DynamoDB emulator. */
export interface Engine {
  url: string;
  /** Folder of the data. */
  folder: string;
  close(): Promise<void>;
}

export interface EngineOptions {
  /** Folder of the data. Without it the data is kept in a temporary folder, which is removed with the emulator. */
  dataDir?: string | undefined;
}

const host = '127.0.0.1';
const startTimeoutMs = 15_000;

/** Starts the emulator on a free port and waits until it responds. It stops on `close()` or when this process ends. */
export async function startEngine({ dataDir }: EngineOptions = {}): Promise<Engine> {
  const binary = findBinary();
  if (dataDir) await mkdir(dataDir, { recursive: true });

  // Another process may take the free port before the emulator does.
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOn(await freePort(), {
        binary,
        folder: dataDir ?? (await createTemporaryFolder('cairn-table-')),
        isTemporary: !dataDir,
      });
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}

async function startOn(
  port: number,
  { binary, folder, isTemporary }: { binary: string; folder: string; isTemporary: boolean },
): Promise<Engine> {
  const url = `http://${host}:${port}`;
  const file = join(folder, 'table.db');
  const command = [binary, 'serve', '--host', host, '--port', String(port), '--db-path', file];
  const database = startBound(command, isTemporary ? folder : undefined);
  try {
    await waitUntilReady(url, database);
    indexStream(file);
  } catch (error) {
    await end(database.child);
    throw error;
  }

  return { url, folder, close: () => end(database.child) };
}

function findBinary(): string {
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  const binary = packageFile(`${name}/package.json`, 'dynoxide');
  if (binary) return binary;

  throw new Error(
    [
      `No DynamoDB emulator for ${process.platform} on ${process.arch}: the package ${name} is not installed.`,
      'Start another emulator, for example Amazon’s: docker run -p 8000:8000 amazon/dynamodb-local',
      'and set its address: AWS_ENDPOINT_URL_DYNAMODB=http://127.0.0.1:8000 npm start',
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

/**
 * Runs a program until SIGTERM or the end of standard input, which only the parent process holds open, and then removes
 * the folder that its first parameter names, if any. The shell ignores SIGPIPE: it reports how the program ended to a
 * standard error that may be closed.
 */
const watch = `
  trap '' PIPE
  exec 3<&0
  temporary=$1; shift
  "$@" </dev/null 3<&- &
  program=$!
  trap 'kill $program 2>/dev/null' TERM INT
  ( cat <&3 >/dev/null; kill $program 2>/dev/null ) >/dev/null 2>&1 &
  wait $program; wait $program
  [ -z "$temporary" ] || rm -rf "$temporary"
`;

/**
 * Runs a program that ends with this process, even if this process is killed. It runs in its own session, so that
 * Ctrl+C in the terminal does not stop it before this process has closed.
 */
function startBound(command: readonly string[], temporary = ''): Bound {
  const child = spawn('sh', ['-c', watch, 'sh', temporary, ...command], {
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

async function waitUntilReady(url: string, { child, output }: Bound): Promise<void> {
  const latest = Date.now() + startTimeoutMs;

  while (Date.now() < latest) {
    if (child.exitCode !== null) throw new Error(`The DynamoDB emulator did not start:\n${output()}`);
    if (output().includes('listening on') && (await responds(url))) return;
    await wait(20);
  }
  throw new Error(`The DynamoDB emulator did not respond within ${startTimeoutMs / 1000} s:\n${output()}`);
}

async function responds(url: string): Promise<boolean> {
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
