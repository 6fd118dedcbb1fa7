/**
 * `npm run proof:check -- PROJECT…`: checks the hash chains of projects against the stored points and postings, in the
 * table in TABLE_NAME, or else of the running local environment (`--data DIR` for a data folder other than .local).
 * Without projects, checks all chains. `--head HASH` also reports whether a head that was noted earlier is in the chain. Changes
 * nothing.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeTable } from '#functions/platform/table.ts';
import { entriesOf, headShards, proofEntries, proofHeads } from '#functions/proof/proof.store.ts';
import { verifyProof } from '#functions/proof/verifyProof.ts';
import { ProjectID } from '#shared/ids.ts';
import { useLocalEnvironment } from './localEnvironment.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string', default: '.local' }, head: { type: 'string' } },
});
if (!process.env['TABLE_NAME']) await useLocalEnvironment(resolve(values.data));

const table = makeTable();
const projects = positionals.length > 0 ? positionals.map(id => ProjectID.parse(id)) : await allProjects();
let problemCount = 0;
let isHeadFound = values.head === undefined;

for (const project of projects) {
  const { entries, problems } = await verifyProof(table, project);
  console.log(
    `${project}: ${entries} ${entries === 1 ? 'entry' : 'entries'}, ${problems.length === 0 ? 'intact' : `${problems.length} problems`}`,
  );
  for (const problem of problems) console.error(`  ${problem}`);
  problemCount += problems.length;
  if (values.head) await lookForHead(project, values.head);
}
if (!isHeadFound) console.error('No checked chain has this head: it was changed after the head was noted.');
process.exitCode = problemCount === 0 && isHeadFound ? 0 : 1;

async function allProjects(): Promise<ProjectID[]> {
  const found: ProjectID[] = [];
  for (const pk of headShards)
    for await (const head of table.each(proofHeads, { index: 'gsi1', pk })) found.push(head.ProjectID);
  return found;
}

async function lookForHead(project: ProjectID, head: string): Promise<void> {
  for await (const { seq, hash, at } of table.each(proofEntries, entriesOf(project))) {
    if (hash !== head) continue;
    isHeadFound = true;
    console.log(`  The head ${head} is entry ${seq}, of ${at}.`);
  }
}
