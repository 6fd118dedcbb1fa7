/** `npm run destroy -- [--stage NAME]`: lists the resources that deleting a stage leaves, and deletes the rest on confirmation. */
import { parseArgs } from 'node:util';
import { destroy } from './deploy/destroy.ts';
import { readContext } from './deploy/settings.ts';
import { realTools } from './deploy/tools.ts';

const { values } = parseArgs({ options: { stage: { type: 'string', default: 'production' } } });
const succeeded = await destroy(values.stage, readContext(), realTools);
process.exitCode = succeeded ? 0 : 1;
