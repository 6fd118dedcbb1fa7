import { execFile } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url));
const SYSTEM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Starts Chromium: $CHROMIUM_PATH, else the one that came with the packages, else the system's. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const { path, env } = await findBrowser();
  return await chromium.launch({
    ...options,
    executablePath: path,
    args: ['--no-sandbox', ...(options.args ?? [])],
    env: { ...process.env, ...env },
  });
}

interface FoundBrowser {
  path: string;
  env: Record<string, string>;
}

async function findBrowser(): Promise<FoundBrowser> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return { path: chosen, env: {} };

  const packaged = packagedFolder();
  if (packaged) return await inflatePackaged(packaged);

  const path = SYSTEM.find(existsSync);
  if (!path) throw new Error('There is no Chromium here: set CHROMIUM_PATH to one.');
  return { path, env: {} };
}

/** Where the packaged browser lies; undefined where it is not installed. */
function packagedFolder(): string | undefined {
  try {
    return join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin');
  } catch {
    return undefined;
  }
}

/** The packaged browser is compressed: it is inflated once and kept beside the packages. */
async function inflatePackaged(bin: string): Promise<FoundBrowser> {
  const path = join(CACHE, 'chromium');
  if (!existsSync(path)) await inflate(bin);
  return {
    path,
    env: { LD_LIBRARY_PATH: join(CACHE, 'al2023', 'lib'), FONTCONFIG_PATH: join(CACHE, 'fonts') },
  };
}

/** Into a folder of its own first: two that start at once, threads of one process too, do not see each other's halves. */
async function inflate(bin: string): Promise<void> {
  mkdirSync(dirname(CACHE), { recursive: true });
  const folder = mkdtempSync(`${CACHE}.`);
  await pipeline(
    createReadStream(join(bin, 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(join(folder, 'chromium'), { mode: 0o755 }),
  );
  for (const [archive, target] of [
    ['al2023.tar.br', 'al2023'],
    ['fonts.tar.br', 'fonts'],
    ['swiftshader.tar.br', ''],
  ] as const) {
    await untar(join(bin, archive), join(folder, target));
  }
  try {
    renameSync(folder, CACHE);
  } catch (error) {
    // the other one was first
    if (!existsSync(CACHE)) throw error;
    rmSync(folder, { recursive: true });
  }
}

/** By way of a file: tar may stop reading a stream before its padding has come. */
async function untar(archive: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}.tar`;
  await pipeline(createReadStream(archive), createBrotliDecompress(), createWriteStream(file));
  await promisify(execFile)('tar', ['-x', '-f', file, '-C', folder]);
  rmSync(file);
}
