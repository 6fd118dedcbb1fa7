/**
 * `npm run maintenance -- on [--until 2026-11-26T18:00Z]` closes the site to all users but administrators, `-- off` opens it
 * again and `-- status` prints its state. For the table in TABLE_NAME, or else in the running local environment (`--data DIR`
 * for a data folder other than .local).
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { defaultDeps } from '#functions/platform/deps.ts';
import { type Maintenance, maintenance, switched } from '#functions/platform/maintenance.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import { maintenance as settings } from '#shared/maintenance.ts';
import { useLocalEnvironment } from './localEnvironment.ts';

const usage =
  'Usage: npm run maintenance -- on [--until 2026-11-26T18:00Z] | off | status, each with --data DIR for another local data folder';

/** With or without seconds, in any time zone. */
const Moment = z.union([z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })]);

const { action, until, data } = readArguments();
if (!process.env['TABLE_NAME']) await useLocalEnvironment(resolve(data));
const { table, now } = defaultDeps();
if (until !== undefined && until <= now()) end(2, `--until must be in the future, and ${until} is not.`);

try {
  const before = await table.get(maintenance.key());
  console.log(action === 'status' ? describe(before) : await change(action === 'on', before));
} catch (error) {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  end(1, `The table ${process.env['TABLE_NAME']} could not be used: ${name}: ${message}`);
}

async function change(isOn: boolean, before: Maintenance | undefined): Promise<string> {
  if (!isOn && !before?.isOn) return 'The site is open already.';
  await table.write(Step.put(maintenance.key(), switched(before, { isOn, until }, now())));
  return isOn
    ? `Within ${settings.rememberedSeconds} seconds the site is closed to everybody but administrators${until ? `. It says that it will be back at ${until}, but stays closed until you switch maintenance off` : ' until you switch maintenance off'}.`
    : `The site is open again within ${settings.rememberedSeconds} seconds.`;
}

function describe(found: Maintenance | undefined): string {
  if (!found?.isOn) return 'The site is open.';
  const who = found.switchedBy
    ? `the administrator ${found.switchedBy}`
    : 'an operator on the command line or in the local console';
  return `The site has been under maintenance since ${found.since}, ${found.until ? `and expects to be back at ${found.until}` : 'without an expected end'}. Switched on by ${who}.`;
}

/** Ends the process with a sentence if the arguments are wrong. */
function readArguments() {
  const parsed = parse();
  const { values, positionals } = parsed ?? end(2, usage);
  const [named, ...others] = positionals;
  const known = (['on', 'off', 'status'] as const).find(one => one === named) ?? end(2, usage);
  if (others.length > 0 || (values.until !== undefined && known !== 'on')) end(2, usage);
  return { action: known, until: instantOf(values.until), data: values.data };
}

function parse() {
  try {
    return parseArgs({
      options: { data: { type: 'string', default: '.local' }, until: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    return undefined; // an unknown option, or one without its value
  }
}

function instantOf(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  if (z.safeParse(Moment, given).success) return new Date(given).toISOString();
  return end(2, `--until must be a time with its zone, like 2026-11-26T18:00Z, and "${given}" is not.`);
}

function end(code: number, sentence: string): never {
  console.error(sentence);
  process.exit(code);
}
