import * as z from 'zod/mini';

/** Runs the AWS CLI with these arguments and returns its answer, which is JSON. */
export type Aws = (...args: readonly string[]) => Promise<unknown>;

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

const Resources = z.object({
  StackResourceSummaries: z.array(
    z.object({
      LogicalResourceId: z.string(),
      PhysicalResourceId: z._default(z.string(), ''),
      ResourceType: z.string(),
    }),
  ),
});

/** Lists the functions of an installation by their names in the sources. */
export async function listFunctions(aws: Aws, stage: string): Promise<DeployedFunction[]> {
  const found = await inParallel(stacks, async stack => await functionsOf(aws, `${stage}-${stack}`));
  return found.flat().toSorted((a, b) => a.name.localeCompare(b.name));
}

async function functionsOf(aws: Aws, stack: string): Promise<DeployedFunction[]> {
  const answer = await aws('cloudformation', 'list-stack-resources', '--stack-name', stack);
  const resources = Resources.parse(answer).StackResourceSummaries;
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
    async ({ PhysicalResourceId }) => await functionsOf(aws, PhysicalResourceId),
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

const Versions = z.object({ Versions: z.array(z.object({ Version: z.string() })) });
const Aliases = z.object({
  Aliases: z.array(
    z.object({
      FunctionVersion: z.string(),
      RoutingConfig: z.optional(
        z.object({ AdditionalVersionWeights: z.optional(z.record(z.string(), z.number())) }),
      ),
    }),
  ),
});

/** Deletes versions of a function that nothing calls, except the newest ones. Returns their numbers. */
export async function deleteOldVersions(aws: Aws, functionName: string): Promise<string[]> {
  const of = ['--function-name', functionName] as const;
  const listed = Versions.parse(await aws('lambda', 'list-versions-by-function', ...of));
  const aliases = Aliases.parse(await aws('lambda', 'list-aliases', ...of)).Aliases;

  const inUse = new Set(
    aliases.flatMap(({ FunctionVersion, RoutingConfig }) => [
      FunctionVersion,
      ...Object.keys(RoutingConfig?.AdditionalVersionWeights ?? {}),
    ]),
  );
  const old = listed.Versions.map(({ Version }) => Version)
    .filter(version => /^\d+$/.test(version))
    .toSorted((a, b) => Number(b) - Number(a))
    .slice(keptVersions)
    .filter(version => !inUse.has(version));
  for (const version of old) await aws('lambda', 'delete-function', ...of, '--qualifier', version);
  return old;
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
