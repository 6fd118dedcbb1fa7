/** `npm run reset`: deletes the data of the local environment. */
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';

const dataDir = resolve('.local');
await rm(dataDir, { recursive: true, force: true });
process.stdout.write(`Deleted ${dataDir}. Run npm start to start from scratch.\n`);
