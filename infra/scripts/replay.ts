/**
 * `npm run --silent replay -- ID ID …`: prints the event with which `processStream` handles domain events again, by the
 * ids of their outbox messages, for `aws lambda invoke`. Reads the table in TABLE_NAME, or else the running local
 * environment (`--data DIR` for a data folder other than .local). `--set-aside FILE` prints instead the event of a file
 * in which Lambda set records of the stream aside.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { replayEvent, setAsideEvent } from '#functions/jobs/replayEvent.ts';
import { makeTable } from '#functions/platform/table.ts';
import { useLocalEnvironment } from './localEnvironment.ts';

const { values, positionals } = parseArgs({
  options: { data: { type: 'string', default: '.local' }, 'set-aside': { type: 'string' } },
  allowPositionals: true,
});
const file = values['set-aside'];
if (!file && !process.env['TABLE_NAME']) await useLocalEnvironment(resolve(values.data));

console.log(
  JSON.stringify(
    file ? setAsideEvent(readFileSync(file, 'utf8')) : await replayEvent(makeTable(), positionals),
  ),
);
