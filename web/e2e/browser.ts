import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { hasRoomInMemory } from '#infra/local/wire/temporaryFolder.ts';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url));
const SYSTEM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Launches Chromium: the one at $CHROMIUM_PATH, else the packaged one, else the system's. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const { path, env } = await findBrowser();
  return await chromium.launch({
    ...options,
    executablePath: path,
    // Playwright has Chromium share memory in files on the disk, in case a container has little of it.
    ...((await hasRoomInMemory()) && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
    args: ['--no-sandbox', ...(options.args ?? [])],
    env: { ...process.env, ...env },
  });
}

let browserOfWorker: Promise<Browser> | undefined;

/**
 * The browser of this worker, which all its test files share: each test opens contexts of its own. It ends with the worker. It lays pages
 * out and draws only small parts of them; `savePicture` draws a page.
 */
export async function workerBrowser(): Promise<Browser> {
  const running = await browserOfWorker?.catch(() => undefined);
  if (running?.isConnected()) return running;
  browserOfWorker = launchBrowser({
    args: [
      // as on phones, which start to drag after a long touch
      '--blink-settings=touchDragDropEnabled=true',
      // no page lives long enough to make up for the cost of V8's slower compilers: a fifth of each run of axe
      '--js-flags=--no-turbofan --no-maglev',
      // no memory to draw pages, which no test looks at: more than a quarter of the browser's processor time
      '--force-gpu-mem-available-mb=1',
    ],
  });
  return await browserOfWorker;
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
  if (!path) throw new Error('No Chromium found: set CHROMIUM_PATH to an executable.');
  return { path, env: {} };
}

/** Folder of the packaged browser's archives; undefined if the package is not installed. */
function packagedFolder(): string | undefined {
  try {
    return join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin');
  } catch {
    return undefined;
  }
}

/** Inflates the packaged browser on first use and keeps it in `node_modules/.cache`. */
async function inflatePackaged(bin: string): Promise<FoundBrowser> {
  const path = join(CACHE, 'chromium');
  if (!existsSync(path)) await inflate(bin);
  return {
    path,
    env: { LD_LIBRARY_PATH: join(CACHE, 'al2023', 'lib'), FONTCONFIG_FILE: writeFontConfig() },
  };
}

/**
 * Configures the packaged fonts as the only ones and returns the path of the configuration. The package's own
 * `fonts.conf` lists folders of AWS Lambda; without any font the browser crashes on the first form control.
 */
function writeFontConfig(): string {
  const file = join(CACHE, 'fonts', 'packaged.conf');
  const config = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${xmlText(join(CACHE, 'fonts', 'fonts'))}</dir>
  <cachedir>${xmlText(join(CACHE, 'fonts', 'cache'))}</cachedir>
</fontconfig>
`;
  if (existsSync(file) && readFileSync(file, 'utf8') === config) return file;

  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, config);
  renameSync(unfinished, file);
  return file;
}

const xmlText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Unpacks in a separate folder and renames it at the end, so that concurrent launches never see a partial browser. */
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
    // another launch was faster
    if (!existsSync(CACHE)) throw error;
    rmSync(folder, { recursive: true });
  }
}

/** Unpacks through a temporary file: tar may stop reading a pipe before the archive's padding has arrived. */
async function untar(archive: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}.tar`;
  await pipeline(createReadStream(archive), createBrotliDecompress(), createWriteStream(file));
  await promisify(execFile)('tar', ['-x', '-f', file, '-C', folder]);
  rmSync(file);
}
