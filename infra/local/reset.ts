/** `npm run reset`: forgets everything that this machine's system has kept. */
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';

const dataDir = resolve('.local');
await rm(dataDir, { recursive: true, force: true });
process.stdout.write(`Forgotten: ${dataDir}. npm start begins anew.\n`);
