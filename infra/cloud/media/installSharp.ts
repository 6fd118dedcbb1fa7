import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharpFolder } from '#infra/cloud/bundles.ts';
import packageJson from '../../../package.json' with { type: 'json' };

/** Installs sharp's binaries for Lambda (Linux on arm64) on any machine. Requires the npm registry. */
export function installSharp(): void {
  rmSync(sharpFolder, { recursive: true, force: true });
  mkdirSync(sharpFolder, { recursive: true });
  writeFileSync(
    join(sharpFolder, 'package.json'),
    JSON.stringify({ private: true, dependencies: { sharp: packageJson.dependencies.sharp } }),
  );
  execFileSync(
    'npm',
    ['install', '--os=linux', '--cpu=arm64', '--libc=glibc', '--ignore-scripts', '--no-audit', '--no-fund'],
    { cwd: sharpFolder, stdio: 'inherit' },
  );
}
