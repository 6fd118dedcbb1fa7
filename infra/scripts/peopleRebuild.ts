/**
 * `npm run people:rebuild`: has administrators find accounts of before by each word of their names, for the table in TABLE_NAME, or
 * else for the running local environment (`-- --data DIR` for a data folder other than .local). Safe to repeat.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { rebuildPersonSearch } from '#functions/authors/rebuildPersonSearch.ts';
import { makeTable } from '#functions/platform/table.ts';
import { useLocalEnvironment } from './localEnvironment.ts';

const { values } = parseArgs({ options: { data: { type: 'string', default: '.local' } } });
if (!process.env['TABLE_NAME']) await useLocalEnvironment(resolve(values.data));

console.log(`${await rebuildPersonSearch(makeTable())} people can be found.`);
