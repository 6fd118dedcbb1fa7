// Runs a program of this repository under the pinned Node, after installing missing packages.
// Has no dependencies and uses old syntax on purpose: it must start under any Node version that is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.cache', 'installed');
// Node keeps what it has compiled there, types removed: a program starts in two thirds of the time.
const compiled = join(root, 'node_modules', '.cache', 'compiled');

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) fail(`Cairn needs Node.js 20 or newer to start; this is ${process.version}.`);

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
if (!installed) install();

const node = existsSync(join(bin, 'node')) ? join(bin, 'node') : major >= 24 ? process.execPath : undefined;
if (!node) {
  fail(
    `The pinned Node.js 24 does not come with the packages on this machine (${process.platform} ${process.arch}), and this is ${process.version}.\n` +
      'Install Node.js 24 or newer by hand, then run the command again.',
  );
}

const args = process.argv.slice(2);
const program = args.find(argument => !argument.startsWith('-')) || '';
const isOurs = program.startsWith('infra/') || program.startsWith('web/') || program.startsWith('functions/');
const preload = isOurs ? ['--import', join(root, 'infra/scripts/endWithSentence.ts')] : [];
const child = spawn(node, preload.concat(args), {
  cwd: root,
  stdio: 'inherit',
  env: Object.assign({ NODE_COMPILE_CACHE: compiled }, process.env, { PATH: `${bin}:${process.env.PATH}` }),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) =>
  process.exit(signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : (code ?? 1)),
);

function install() {
  console.log('Installing dependencies. This happens once and takes a minute or two.');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (npm.error || npm.status !== 0)
    fail('Could not install the dependencies. Is the npm registry reachable?');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
}

function fail(words) {
  console.error(words);
  process.exit(1);
}
