/**
 * `npm run reset`: deletes the data of the local environment (`-- --data DIR` for a data folder other than .local).
 * Refuses while an environment runs on it, which would continue to answer from deleted files.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { emptyDataFolder, lockDataFolder } from '#infra/local/environment/dataFolder.ts';

const { values } = parseArgs({ options: { data: { type: 'string', default: '.local' } } });
const dataDir = resolve(values.data);
const log = (words: string) => process.stdout.write(`${words}\n`);

if (!existsSync(dataDir)) {
  log(`There is no data in ${dataDir}.`);
  process.exit(0);
}
const other = await lockDataFolder(dataDir);
if (other !== undefined) {
  log(`The data in ${dataDir} is in use by npm start (process ${other}). Stop that first.`);
  process.exit(1);
}
await emptyDataFolder(dataDir);
await rm(dataDir, { recursive: true, force: true });
log(`Deleted ${dataDir}. Run npm start to start from scratch.`);
