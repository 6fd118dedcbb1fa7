/**
 * `npm run functions -- NAME` prints the name of a function in AWS's console and that of its log group, without NAME those of
 * all functions. `-- --delete-old-versions` deletes all but the newest versions of each, except those in use. Of the stage and
 * in the region of `cdk.context.json`, or of `--stage` and `--region`. Needs the AWS CLI.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs, promisify } from 'node:util';
import * as z from 'zod/mini';
import { deleteOldVersions, inParallel, keptVersions, listFunctions } from './deployedFunctions.ts';

const { values, positionals } = parseArgs({
  options: {
    stage: { type: 'string' },
    region: { type: 'string' },
    'delete-old-versions': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [wanted] = positionals;

const Context = z.looseObject({ stage: z.optional(z.string()), region: z.optional(z.string()) });
const configured = {
  ...z.object({ context: Context }).parse(JSON.parse(readFileSync('cdk.json', 'utf8'))).context,
  ...(existsSync('cdk.context.json') && Context.parse(JSON.parse(readFileSync('cdk.context.json', 'utf8')))),
};
const stage = values.stage ?? configured.stage ?? 'production';
const region = values.region ?? configured.region ?? 'eu-west-2';

const aws = async (...args: readonly string[]): Promise<unknown> => {
  const { stdout } = await promisify(execFile)('aws', [...args, '--region', region, '--output', 'json'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.trim() === '' ? {} : JSON.parse(stdout);
};

try {
  const functions = (await listFunctions(aws, stage)).filter(({ name }) => !wanted || name === wanted);
  if (functions.length === 0)
    end(wanted ? `${stage} has no function ${wanted}.` : `${stage} has no functions.`);
  if (values['delete-old-versions']) {
    const deleted = await inParallel(functions, async one => await deleteOldVersions(aws, one.functionName));
    console.log(
      `${deleted.flat().length} old versions have been deleted; the newest ${keptVersions} of each function stay.`,
    );
  } else {
    for (const { name, functionName, log } of functions)
      console.log([name, functionName, log ?? ''].join('\t'));
  }
} catch (error) {
  end(`AWS could not be asked: ${error instanceof Error ? error.message : String(error)}`);
}

/** Ends the process with a sentence. */
function end(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
