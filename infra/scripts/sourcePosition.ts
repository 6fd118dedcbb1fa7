import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { siteFolder } from '../../web/build/builtSite.ts';
import { sourceMapFolder } from '../../web/build/sourceMaps.ts';

/** The source maps of the last build. */
export const builtMaps = join(siteFolder, sourceMapFolder);

/**
 * The position in the sources for one in the built scripts: `load assets/entry-1a2b.js:1:500` → `load web/src/start.ts:12:5`.
 * Returned as it is if the folder has no map of the script, because it belongs to another build.
 */
export function sourcePosition(frame: string, maps: string = builtMaps): string {
  const [, name = '', file = '', line, column] =
    /^(.*?)(?:^|\s)assets\/([\w.-]+\.js):(\d+):(\d+)$/.exec(frame) ?? [];
  if (!file) return frame;
  const origin = readMap(join(maps, `${file}.map`))?.findOrigin(Number(line), Number(column));
  if (!origin || !('fileName' in origin)) return frame;
  return `${name} ${fromRoot(origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`.trim();
}

/** Paths in the maps are relative to the folder of the scripts. */
const fromRoot = (path: string): string => {
  const [, tail = path] = /^(?:\.\.\/)+(.*)$/.exec(path) ?? [];
  return /^(shared|web|node_modules)\//.test(tail) ? tail : `web/${tail}`;
};

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload); // written by Vite
  } catch {
    return undefined;
  }
}
