/**
 * `npm run market:rebuild`: writes the listings and cards of all public projects and the candidates for reserved places again, for
 * the table in TABLE_NAME, or else for the running local environment (`-- --data DIR` for a data folder other than .local).
 * Needed once for data of before the market had one index.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeTable } from '#functions/platform/table.ts';
import { rebuildMarket } from '#functions/prospects/rebuildMarket.ts';
import { useLocalEnvironment } from './localEnvironment.ts';

const { values } = parseArgs({ options: { data: { type: 'string', default: '.local' } } });
if (!process.env['TABLE_NAME']) await useLocalEnvironment(resolve(values.data));

const now = () => new Date().toISOString();
console.log(`${await rebuildMarket({ table: makeTable(), now })} public projects written.`);
