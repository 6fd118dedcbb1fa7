/**
 * `npm run market:rebuild`: writes the listings and cards of all public projects, the candidates for reserved places and the listings of
 * all people who may be found again, for the table in TABLE_NAME, or else for the running local environment (`-- --data DIR` for a data folder other than .local).
 * Needed once for data of before the market had one index, or people were in it.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeTable } from '#functions/platform/table.ts';
import { rebuildMarket } from '#functions/prospects/rebuildMarket.ts';
import { useLocalEnvironment } from './localEnvironment.ts';

const { values } = parseArgs({ options: { data: { type: 'string', default: '.local' } } });
if (!process.env['TABLE_NAME']) await useLocalEnvironment(resolve(values.data));

const now = () => new Date().toISOString();
const { projects, people } = await rebuildMarket({ table: makeTable(), now });
console.log(`${projects} public projects and ${people} people written.`);
