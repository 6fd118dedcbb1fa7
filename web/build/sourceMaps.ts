import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the source maps in a built site. Like everything in `.vite`, it is not deployed. */
export const sourceMapFolder = '.vite/source-maps';

/** Moves the source maps of the scripts out of the folder that is served. */
export function hideSourceMaps(site: string): void {
  const assets = join(site, 'assets');
  const hidden = join(site, sourceMapFolder);
  mkdirSync(hidden, { recursive: true });
  for (const file of readdirSync(assets))
    if (file.endsWith('.map')) renameSync(join(assets, file), join(hidden, file));
}
