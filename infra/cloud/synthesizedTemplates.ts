import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Template = z.object({
  Parameters: z._default(z.record(z.string(), z.looseObject({ Default: z.optional(z.unknown()) })), {}),
  Resources: z._default(
    z.record(
      z.string(),
      z.object({
        Type: z.string(),
        Properties: z._default(z.record(z.string(), z.unknown()), {}),
        DependsOn: z._default(z.array(z.string()), []),
        DeletionPolicy: z.optional(z.string()),
        UpdateReplacePolicy: z.optional(z.string()),
        Metadata: z._default(z.looseObject({ 'aws:cdk:path': z._default(z.string(), '') }), {
          'aws:cdk:path': '',
        }),
      }),
    ),
    {},
  ),
  Outputs: z._default(
    z.record(
      z.string(),
      z.object({ Value: z.unknown(), Export: z.optional(z.object({ Name: z.unknown() })) }),
    ),
    {},
  ),
});

/** A resource of a template. */
export interface Resource {
  id: string;
  /** Path in the construct tree. */
  path: string;
  type: string;
  properties: Record<string, unknown>;
  /** Ids of the resources that exist before it. */
  dependsOn: readonly string[];
  deletionPolicy: string | undefined;
  updateReplacePolicy: string | undefined;
}

/** A template of an assembly. */
export interface SynthesizedTemplate {
  file: string;
  text: string;
  resources: Resource[];
  /** Parameters of a stack without a value. */
  unsetParameters: string[];
  exports: { name: unknown; value: unknown }[];
  /** Number of its parameters. */
  parameters: number;
  /** Number of its outputs. */
  outputs: number;
}

/**
 * Resources of a type by the id of the API that they belong to, such as its routes. Other stacks get an API by an export or a
 * parameter, in whose name another hash follows the name of the API; one name may be the end of another one.
 */
export function ofEachApi(resources: readonly Resource[], type: string): Map<string, Resource[]> {
  const apis = resources
    .filter(one => one.type === 'AWS::ApiGatewayV2::Api')
    .map(({ id }) => ({ id, name: id.slice(0, -8) }))
    .toSorted((a, b) => b.name.length - a.name.length);
  return Map.groupBy(
    resources.filter(one => one.type === type),
    ({ path, properties }) => {
      const reference = JSON.stringify(properties['ApiId'] ?? '');
      const api = apis.find(({ name }) => new RegExp(`${name}[0-9A-F]{8}`).test(reference));
      if (!api) throw new Error(`${path} belongs to no API.`);
      return api.id;
    },
  );
}

/** Templates of an assembly, including nested ones. */
export function templatesOf(directory: string): SynthesizedTemplate[] {
  return globSync('*.template.json', { cwd: directory }).map(file => {
    const text = readFileSync(join(directory, file), 'utf8');
    const { Resources, Parameters, Outputs } = Template.parse(JSON.parse(text));
    const nested = file.includes('.nested.');

    const resources = Object.entries(Resources).map(
      ([id, resource]): Resource => ({
        id,
        path: resource.Metadata['aws:cdk:path'],
        type: resource.Type,
        properties: resource.Properties,
        dependsOn: resource.DependsOn,
        deletionPolicy: resource.DeletionPolicy,
        updateReplacePolicy: resource.UpdateReplacePolicy,
      }),
    );
    const unsetParameters = nested
      ? []
      : Object.keys(Parameters).filter(name => Parameters[name]?.Default === undefined);
    const exports = Object.values(Outputs).map(output => ({
      name: output.Export?.Name,
      value: output.Value,
    }));
    const sizes = { parameters: Object.keys(Parameters).length, outputs: Object.keys(Outputs).length };
    return { file, text, resources, unsetParameters, exports, ...sizes };
  });
}
