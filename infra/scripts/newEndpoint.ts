/**
 * `npm run new -- requests withdrawRequest POST '/projects/{ProjectID}/contribution-requests/{contributionRequestId}/withdraw'`:
 * writes the two files of a new endpoint and its contract, ready to be filled in.
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

const parameters = parametersOf(path);
/** The type of a parameter in ids.ts: its name with a capital, but for two. */
const typeOf = (name: string): string =>
  name === 'userId'
    ? 'UserID'
    : name === 'resetToken'
      ? 'SecretToken'
      : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
const types = [...new Set(['UserID', ...parameters.map(typeOf)])].toSorted();
writeFileSync(
  `functions/${domain}/${id}.lambda.ts`,
  `import { ${domain} } from '#shared/contracts/${domain}.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { ${id} } from './${id}.ts';

export const handler = lambda(${domain}.${id}, ({ ${[...parameters, 'caller'].join(', ')} }, deps) =>
  ${id}(deps, { ${[...parameters, 'by: caller.UserID'].join(', ')} }),
);
`,
);
writeFileSync(
  `functions/${domain}/${id}.ts`,
  `import type { ${types.join(', ')} } from '#shared/ids.ts';
import type { Deps } from '#functions/platform/deps.ts';

export async function ${id}({ table }: Deps, { ${[...parameters, 'by'].join(', ')} }: { ${[...parameters.map(name => `${name}: ${typeOf(name)}`), 'by: UserID'].join('; ')} }) {
}
`,
);
console.log(
  `Written: the contract in ${contractFile}, functions/${domain}/${id}.lambda.ts, functions/${domain}/${id}.ts.\n` +
    `Next: fill in the summary, input, output and errors of the contract; write the operation and functions/${domain}/${id}.test.ts; npm run openapi; npm run check.`,
);
