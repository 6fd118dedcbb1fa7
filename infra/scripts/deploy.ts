/** `npm run deploy`: checks an AWS account and deploys a stage into it; see infra/docs/deploy.md. */
import { deploy } from './deploy/deploy.ts';
import { readOptions } from './deploy/options.ts';
import { readContext } from './deploy/settings.ts';
import { realTools } from './deploy/tools.ts';

const options = readOptions(process.argv.slice(2));
if (typeof options === 'string') {
  console.error(options);
  process.exit(2);
}
const succeeded = await deploy(options, readContext(), realTools);
process.exitCode = succeeded ? 0 : 1;
