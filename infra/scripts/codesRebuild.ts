/**
 * `npm run codes:rebuild`: makes the affiliate codes of accounts of before invitations valid, for the table in TABLE_NAME, or
 * else for the running local environment (`-- --data DIR` for a data folder other than .local). Safe to repeat.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { rebuildAffiliateCodes } from '#functions/authors/rebuildAffiliateCodes.ts';
import { makeTable } from '#functions/platform/table.ts';
import { useLocalEnvironment } from './localEnvironment.ts';

const { values } = parseArgs({ options: { data: { type: 'string', default: '.local' } } });
if (!process.env['TABLE_NAME']) await useLocalEnvironment(resolve(values.data));

console.log(`${await rebuildAffiliateCodes(makeTable())} affiliate codes written.`);
