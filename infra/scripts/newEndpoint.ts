/**
 * `npm run new -- requests withdrawRequest POST '/projects/{ProjectID}/contribution-requests/{contributionRequestId}/withdraw'`:
 * writes the contract of a new endpoint, its function and its operation, to be filled in.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parametersOf } from '#shared/contract.ts';

const [domain = '', id = '', method = '', path = ''] = process.argv.slice(2);
const verbs: Record<string, string> = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'del' };
const verb = verbs[method];
const contractFile = `shared/contracts/${domain}.ts`;

function fail(words: string): never {
  console.error(`${words}\nUse: npm run new -- <domain> <verbNoun> <GET|POST|PUT|PATCH|DELETE> '<path>'`);
  process.exit(1);
}

if (!/^[a-z]+[A-Z]\w*$/.test(id))
  fail(`${id || 'The name'} must be a verb and a noun, such as withdrawRequest.`);
if (!verb) fail(`${method || 'The method'} is not a supported HTTP method.`);
if (!path.startsWith('/')) fail('The path must start with a slash.');
if (!existsSync(contractFile)) fail(`Unknown domain ${domain}: ${contractFile} is missing.`);
if (existsSync(`functions/${domain}/${id}.lambda.ts`)) fail(`${id} already exists.`);

const contracts = readFileSync(contractFile, 'utf8');
const end = contracts.lastIndexOf('});');
const imports = /import \{ (domain, .*?) \} from '\.\.\/contract\.ts';/;
const named =
  imports.exec(contracts)?.[1]?.split(', ') ??
  fail(`${contractFile} does not import from the contract as the others do.`);
const withVerb = [...new Set([...named, verb])].toSorted().join(', ');

writeFileSync(
  contractFile,
  `${contracts.slice(0, end)}
  ${id}: ${verb}('${path}', {
    summary: '',
    access: 'signedIn',
  }),
});
`.replace(imports, `import { ${withVerb} } from '../contract.ts';`),
);

const input = [...parametersOf(path), 'caller'].join(', ');
writeFileSync(
  `functions/${domain}/${id}.lambda.ts`,
  `import { lambda } from '#functions/platform/lambda.ts';
import { ${domain} as contracts } from '#shared/contracts/${domain}.ts';
import { ${id} } from './${id}.ts';

export const handler = lambda(contracts.${id}, { run: ${id} });
`,
);
writeFileSync(
  `functions/${domain}/${id}.ts`,
  `import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { ${domain} as contracts } from '#shared/contracts/${domain}.ts';

export async function ${id}({ ${input} }: Input<typeof contracts.${id}>, { table }: Deps) {
}
`,
);
console.log(
  `Written: the contract in ${contractFile}, functions/${domain}/${id}.lambda.ts, functions/${domain}/${id}.ts.\n` +
    `Next: fill in the summary, input, output and errors of the contract; name the items to load and write the operation; write functions/${domain}/${id}.test.ts; npm run openapi; npm run check.`,
);
