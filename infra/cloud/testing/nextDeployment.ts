import { lastingResources } from '#infra/cloud/lastingResources.ts';
import type { Resource } from '#infra/cloud/synthesizedTemplates.ts';
import { asList, type Deployment, field } from './deployment.ts';

type Stacks = Pick<Deployment, 'stacks'>;
type Stack = Deployment['stacks'][number];

/** Caches the result of a search in a stack, whose templates are megabytes of text. */
function once<Found>(find: (stack: Stack) => Found): (stack: Stack) => Found {
  const known = new WeakMap<Stack, Found>();
  return stack => {
    const found = known.get(stack) ?? find(stack);
    known.set(stack, found);
    return found;
  };
}

/** Values that a stack has for others, by name: exports, and parameters that it writes in another region. */
const exportsOf = once(({ template }: Stack): Map<string, string> => {
  const written = ofType(template?.resources, 'Custom::CrossRegionExportWriter').flatMap(({ properties }) =>
    Object.entries(Object(field(properties['WriterProps'], 'exports'))),
  );
  const exported = (template?.exports ?? []).map(({ name, value }) => [name, value] as const);
  return new Map(
    [...exported, ...written]
      .filter(([name]) => name !== undefined)
      .map(([name, value]) => [String(name), JSON.stringify(value)]),
  );
});

/** Names of the values that a stack has from others. */
const importsOf = once(({ template, nested }: Stack): Set<string> => {
  const imported = [template, ...nested].flatMap(one =>
    [...(one?.text ?? '').matchAll(/"Fn::ImportValue": ?"([^"]+)"/g)].map(([, name = '']) => name),
  );
  const read = ofType(template?.resources, 'Custom::CrossRegionExportReader').flatMap(({ properties }) =>
    Object.keys(Object(field(properties['ReaderProps'], 'imports'))),
  );
  return new Set([...imported, ...read]);
});

const ofType = (resources: readonly Resource[] = [], type: string) =>
  resources.filter(resource => resource.type === type);

/** Whether a stack is deployed after another one, because it needs it. */
function isAfter(stack: Stack, other: string, stacks: readonly Stack[]): boolean {
  return stack.dependsOn.some(
    id => id === other || stacks.some(one => one.name === id && isAfter(one, other, stacks)),
  );
}

/**
 * Reasons why CloudFormation would refuse a deployment that follows another one, stack by stack: an exported value is removed
 * or changed while a stack that has not been deployed yet imports it, or a value is imported before it exists.
 */
export function refusedBy(before: Stacks, after: Stacks): string[] {
  return after.stacks.flatMap(stack => {
    const former = before.stacks.find(({ name }) => name === stack.name);
    const now = exportsOf(stack);
    const gone = [...(former ? exportsOf(former) : [])]
      .filter(([name, value]) => now.get(name) !== value)
      .map(([name]) => name);
    const stillImported = gone.flatMap(name =>
      before.stacks
        .filter(importer => importsOf(importer).has(name))
        .filter(importer => {
          const next = after.stacks.find(one => one.name === importer.name);
          return !next || importsOf(next).has(name) || !isAfter(stack, importer.name, after.stacks);
        })
        .map(importer => `${stack.name} takes ${name} from ${importer.name}`),
    );
    const unknown = [...importsOf(stack)]
      .filter(
        name => !after.stacks.some(one => isAfter(stack, one.name, after.stacks) && exportsOf(one).has(name)),
      )
      .map(name => `${stack.name} imports ${name}, which no earlier stack exports`);
    return [...stillImported, ...unknown];
  });
}

/** Resources with data, or whose address others know, that the second deployment would delete or replace. */
export function replacedBy(
  before: Pick<Deployment, 'resources'>,
  after: Pick<Deployment, 'resources'>,
): string[] {
  return (
    before.resources
      // A secret that nothing uses any more, and the log of writes, which stays where it is without its trail.
      .filter(({ type, path }) => lastingResources[type] && !/\/(OriginSecret\d*|Trail\/Log)\//.test(path))
      .filter(former => {
        const next = after.resources.find(({ path, id }) => path === former.path && id === former.id);
        return (
          !next ||
          asList(lastingResources[former.type]).some(
            name =>
              JSON.stringify(next.properties[String(name)]) !==
              JSON.stringify(former.properties[String(name)]),
          )
        );
      })
      .map(({ path }) => path)
  );
}
