/**
 * `npm run positions -- 'assets/entry-1a2b.js:1:500' …`: prints the positions in the sources for those in the log of the client.
 * `--maps FOLDER`: the source maps of an earlier build.
 */
import { parseArgs } from 'node:util';
import { builtMaps, sourcePosition } from './sourcePosition.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { maps: { type: 'string', default: builtMaps } },
});
for (const frame of positionals) process.stdout.write(`${sourcePosition(frame, values.maps)}\n`);
if (positionals.length === 0) {
  process.stdout.write("Usage: npm run positions -- 'assets/FILE.js:LINE:COLUMN' …\n");
  process.exitCode = 2;
}
