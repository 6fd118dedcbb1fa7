import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';

const maps = new Map<string, SourceMap | undefined>();

/**
 * The stack trace with files and lines of the sources instead of the bundle. The map is read when the first error is
 * logged: with Node's `--enable-source-maps` every cold start would read it, which takes a fifth of its time.
 */
export const sourceMappedStack = (stack: string): string =>
  stack.replaceAll(
    /(\/[^\s()]+\.cjs):(\d+):(\d+)/g,
    (place, file: string, line: string, column: string) =>
      originOf(file, Number(line), Number(column)) ?? place,
  );

function originOf(file: string, line: number, column: number): string | undefined {
  if (!maps.has(file)) maps.set(file, readMap(file));
  const origin = maps.get(file)?.findOrigin(line, column);
  if (!origin || !('fileName' in origin)) return undefined;
  return `${origin.fileName.replace(/^(?:\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`;
}

/** The source map next to a bundle; undefined if there is none. */
function readMap(file: string): SourceMap | undefined {
  try {
    const payload = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload; // esbuild's
    return new SourceMap(payload);
  } catch {
    return undefined;
  }
}
