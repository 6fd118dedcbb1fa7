import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';

/** Names of the fields of a schema, also of each of its alternatives. */
function fieldsOf(schema: unknown): string[] {
  const { shape, options } =
    (schema as { def?: { shape?: object; options?: readonly unknown[] } } | undefined)?.def ?? {}; // as zod keeps it
  return [...Object.keys(shape ?? {}), ...(options ?? []).flatMap(fieldsOf)];
}

const keyed = contracts.filter(({ spec }) => fieldsOf(spec.body).some(name => name.endsWith('Key')));

test('the calls that a key makes idempotent are found', () => {
  expect(keyed.map(({ id }) => id).toSorted()).toEqual([
    'createTask',
    'generateContent',
    'generateProspects',
    'initiatePayment',
    'sendMessage',
    'submitProject',
    'writeToTeam',
  ]);
});

test.each(keyed.map(({ id }) => id))('%s refuses its key with other content', id => {
  const root = fileURLToPath(new URL('.', import.meta.url));
  const [path = ''] = globSync(`**/${id}.ts`, { cwd: root });
  const own = readFileSync(root + path, 'utf8');
  const source = own.includes('generateOnce(')
    ? own + readFileSync(`${root}generated/generateOnce.ts`, 'utf8')
    : own;
  expect(source).toMatch(/fingerprintOf\((body|input|sent)\)/);
  expect(source).toMatch(/refuseOtherContent\(|isOtherContent\(/);
});
