import { type CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation';
import {
  DeleteFunctionCommand,
  type LambdaClient,
  paginateListAliases,
  paginateListVersionsByFunction,
} from '@aws-sdk/client-lambda';

/** A function of an installation. */
export interface DeployedFunction {
  /** Its name in the sources: `acceptRequest`. */
  name: string;
  /** Its name in the console, which CloudFormation chose. */
  functionName: string;
  /** Log group of its lines. */
  log: string | undefined;
}

/** Stacks with functions, without the stage in front. */
const stacks = ['identity', 'api', 'jobs', 'events', 'web'];

/** Lists the functions of an installation by their names in the sources. */
export async function listFunctions(
  client: CloudFormationClient,
  stage: string,
): Promise<DeployedFunction[]> {
  const found = await inParallel(stacks, async stack => await functionsOf(client, `${stage}-${stack}`));
  return found.flat().toSorted((a, b) => a.name.localeCompare(b.name));
}

async function functionsOf(client: CloudFormationClient, stack: string): Promise<DeployedFunction[]> {
  const pages = await allOf(paginateListStackResources({ client }, { StackName: stack }));
  const resources = pages
    .flatMap(({ StackResourceSummaries = [] }) => StackResourceSummaries)
    .map(({ LogicalResourceId = '', PhysicalResourceId = '', ResourceType }) => ({
      LogicalResourceId,
      PhysicalResourceId,
      ResourceType,
    }));
  const ofType = (type: string) => resources.filter(({ ResourceType }) => ResourceType === type);

  const logs = new Map(
    ofType('AWS::Logs::LogGroup').map(one => [nameOf(one.LogicalResourceId, 'Log'), one.PhysicalResourceId]),
  );
  const own = ofType('AWS::Lambda::Function').flatMap(({ LogicalResourceId, PhysicalResourceId }) => {
    const name = nameOf(LogicalResourceId, 'Function');
    return name ? [{ name, functionName: PhysicalResourceId, log: logs.get(name) }] : [];
  });
  const nested = await inParallel(
    ofType('AWS::CloudFormation::Stack'),
    async ({ PhysicalResourceId }) => await functionsOf(client, PhysicalResourceId),
  );
  return [...own, ...nested.flat()];
}

/** `acceptRequestHandlerFunction1A2B3C4D` → `acceptRequest`; undefined for functions of the CDK itself. */
function nameOf(logicalId: string, kind: 'Function' | 'Log'): string | undefined {
  const [, name] = new RegExp(`^(?:Identity)?(\\w+?)(?:Handler)?${kind}[0-9A-F]{8}$`).exec(logicalId) ?? [];
  return name;
}

/** Versions of each function that are kept for going back to, besides those that an alias points to. */
export const keptVersions = 5;

/** Deletes versions of a function that nothing calls, except the newest ones. Returns their numbers. */
export async function deleteOldVersions(client: LambdaClient, FunctionName: string): Promise<string[]> {
  const [versions, aliases] = await Promise.all([
    allOf(paginateListVersionsByFunction({ client }, { FunctionName })),
    allOf(paginateListAliases({ client }, { FunctionName })),
  ]);

  const inUse = new Set(
    aliases
      .flatMap(({ Aliases = [] }) => Aliases)
      .flatMap(({ FunctionVersion = '', RoutingConfig }) => [
        FunctionVersion,
        ...Object.keys(RoutingConfig?.AdditionalVersionWeights ?? {}),
      ]),
  );
  const old = versions
    .flatMap(({ Versions = [] }) => Versions)
    .map(({ Version = '' }) => Version)
    .filter(version => /^\d+$/.test(version))
    .toSorted((a, b) => Number(b) - Number(a))
    .slice(keptVersions)
    .filter(version => !inUse.has(version));
  for (const Qualifier of old) await client.send(new DeleteFunctionCommand({ FunctionName, Qualifier }));
  return old;
}

async function allOf<Page>(pages: AsyncIterable<Page>): Promise<Page[]> {
  const all: Page[] = [];
  for await (const page of pages) all.push(page);
  return all;
}

/** Does work for each of some things, eight at a time: more would exceed the rates of AWS's APIs. */
export async function inParallel<Thing, Result>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < things.length; from += 8)
    results.push(...(await Promise.all(things.slice(from, from + 8).map(work))));
  return results;
}
