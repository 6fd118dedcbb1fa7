/** `npm run destroy -- [--stage NAME]`: says what deleting a stage leaves and why, and deletes the rest once it is confirmed. */
import { parseArgs } from 'node:util';
import { destroy } from './deploy/destroy.ts';
import { readContext } from './deploy/settings.ts';
import { realTools } from './deploy/tools.ts';

const { values } = parseArgs({ options: { stage: { type: 'string', default: 'production' } } });
const succeeded = await destroy(values.stage, readContext(), realTools);
process.exitCode = succeeded ? 0 : 1;
