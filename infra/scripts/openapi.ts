/** Writes shared/openapi.json; with --check it fails when the committed one is stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { contracts } from '#shared/contracts/index.ts';
import { openapi } from '#shared/openapi.ts';

const file = new URL('../../shared/openapi.json', import.meta.url);
const fresh = `${JSON.stringify(openapi(contracts), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, fresh);
} else if (readFileSync(file, 'utf8') !== fresh) {
  console.error('shared/openapi.json is stale: npm run openapi');
  process.exit(1);
}
