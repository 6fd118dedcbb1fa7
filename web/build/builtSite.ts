import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureFresh, type Output } from '#infra/scripts/freshOutput.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Folder of the built site. */
export const siteFolder = join(root, 'dist/web');

/** The built site and its sources. */
export const site = {
  folder: siteFolder,
  sources: ['web/{src,build,public}/**/*', 'web/*.*', 'shared/**/*.ts', 'package-lock.json'],
  settings: ['SITE_ORIGIN', 'VITE_KIT'],
} as const satisfies Output;

/** Builds the site if its sources have changed since the last build; `log` is called before a build. */
export const buildSite = (log: (message: string) => void = () => {}): Promise<void> =>
  ensureFresh(site, () => {
    log('The site’s sources have changed. Building it; this takes a few seconds.');
    return build();
  });

/** Moves a finished build into place. */
export function placeSite(folder: string): void {
  const previous = `${folder}.former`;
  if (existsSync(siteFolder)) renameSync(siteFolder, previous);
  renameSync(folder, siteFolder);
  rmSync(previous, { recursive: true, force: true });
}

function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'web/build/build.ts')], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', code =>
      code === 0 ? resolve() : reject(new Error(`The build exited with code ${code}.`)),
    );
  });
}
