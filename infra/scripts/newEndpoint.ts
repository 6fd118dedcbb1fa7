/**
 * `npm run new -- requests withdrawRequest POST '/projects/{ProjectID}/contribution-requests/{contributionRequestId}/withdraw'`:
 * writes the contract of a new endpoint and its operation, to be filled in. The operation of `money/refunds` is written into that
 * subfolder of its domain.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { apiOf } from '#infra/cloud/apis.ts';
import { mostEndpoints } from '#infra/cloud/quotas.ts';
import { parametersOf } from '#shared/contract.ts';

const [folder = '', id = '', method = '', path = ''] = process.argv.slice(2);
const [domain = ''] = folder.split('/');
const file = `functions/${folder}/${id}.ts`;
const verbs: Record<string, string> = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'del' };
const verb = verbs[method];
const contractFile = `shared/contracts/${domain}.ts`;

function fail(words: string): never {
  console.error(
    `${words}\nUse: npm run new -- <domain or domain/subfolder> <verbNoun> <GET|POST|PUT|PATCH|DELETE> '<path>'`,
  );
  process.exit(1);
}

if (!/^[a-z]+[A-Z]\w*$/.test(id))
  fail(`${id || 'The name'} must be a verb and a noun, such as withdrawRequest.`);
if (!verb) fail(`${method || 'The method'} is not a supported HTTP method.`);
if (!path.startsWith('/')) fail('The path must start with a slash.');
if (!existsSync(contractFile)) fail(`Unknown domain ${domain}: ${contractFile} is missing.`);
if (existsSync(file)) fail(`${file} already exists.`);

const own = apiOf({ path });
const contracts = readFileSync(contractFile, 'utf8');
const end = contracts.lastIndexOf('});');
const imports = /import \{ (.*?\bdomain\b.*?) \} from '\.\.\/contract\.ts';/;
const named =
  imports.exec(contracts)?.[1]?.split(', ') ??
  fail(`${contractFile} does not import from the contract as the others do.`);
const withVerb = [...new Set([...named, verb])].toSorted().join(', ');

writeFileSync(
  contractFile,
  `${contracts.slice(0, end)}
  ${id}: ${verb}('${path}', {
    summary: '',
    access: '${own === 'administration' ? 'admin' : 'signedIn'}',
  }),
});
`.replace(imports, `import { ${withVerb} } from '../contract.ts';`),
);

const input = [...parametersOf(path), 'caller'].join(', ');
mkdirSync(dirname(file), { recursive: true });
writeFileSync(
  file,
  `import { operation } from '#functions/platform/operation.ts';
import { ${domain} as contracts } from '#shared/contracts/${domain}.ts';

/** */
export const ${id} = operation(contracts.${id}, {
  load: ({ callerId }) => ({}),
  async run({ ${input}, loaded: {} }, { table }) {
  },
});
`,
);
console.log(
  `Written: the contract in ${contractFile}, and ${file}.\n` +
    `Next: fill in the summary, input, output and errors of the contract; name the items to load and write the operation; write ${file.replace(/\.ts$/, '.test.ts')} and a row of functions/testing/roleMatrix; npm run openapi; npm run vitest -- run --update=all infra/cloud/templates.test.ts; npm run check.`,
);

const endpoints = globSync('shared/contracts/*.ts')
  .flatMap(name => [
    ...readFileSync(name, 'utf8').matchAll(/^ {2}\w+: (?:get|post|put|patch|del)\(\s*'([^']+)'/gm),
  ])
  .filter(([, known = '']) => apiOf({ path: known }) === own);
console.log(
  `It is endpoint ${endpoints.length} of the ${mostEndpoints[own]} for which the API "${own}" has room (infra/cloud/apis.ts).`,
);
if (endpoints.length > mostEndpoints[own])
  console.log(
    'That is more than it has room for: infra/cloud/nextDeployment.test.ts fails until another endpoint has gone, or some have an API of their own.',
  );
