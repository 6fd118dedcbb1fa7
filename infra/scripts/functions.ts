/**
 * `npm run functions -- NAME` prints the name of a function in AWS's console and that of its log group, without NAME those of
 * all functions. `-- --delete-old-versions` deletes all but the newest versions of each, except those in use. Of the
 * stage `production` or `--stage`, in its region or `--region`.
 */
import { parseArgs } from 'node:util';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { readContext, settingsOf } from './deploy/settings.ts';
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

const stage = values.stage ?? 'production';
const settings = settingsOf(readContext(), stage);
const region =
  values.region ??
  (Array.isArray(settings) ? end(settings.map(({ text }) => text).join(' ')) : settings.region);

const [cloudFormation, lambda] = [new CloudFormationClient({ region }), new LambdaClient({ region })];

try {
  const functions = (await listFunctions(cloudFormation, stage)).filter(
    ({ name }) => !wanted || name === wanted,
  );
  if (functions.length === 0)
    end(wanted ? `${stage} has no function ${wanted}.` : `${stage} has no functions.`);
  if (values['delete-old-versions']) {
    const deleted = await inParallel(
      functions,
      async one => await deleteOldVersions(lambda, one.functionName),
    );
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
