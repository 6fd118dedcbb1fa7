import { CloudAssembly } from 'aws-cdk-lib/cx-api';
import * as z from 'zod/mini';
import type { PlannedStack } from './changes.ts';

/** The stacks of an assembly, each after those that it depends on. */
export function stacksOf(folder: string): PlannedStack[] {
  return new CloudAssembly(folder).stacks.map(({ stackName, environment, template }) => ({
    name: stackName,
    region: environment.region,
    template: z.parse(z.record(z.string(), z.unknown()), template),
  }));
}

const Parameters = z.object({
  Parameters: z.optional(
    z.record(
      z.string(),
      z.looseObject({ Default: z.optional(z.unknown()), Description: z.optional(z.string()) }),
    ),
  ),
});

/** Why a template cannot be deployed: it has a parameter that nothing supplies, whose description says what is missing. */
export const guardsOf = ({ template }: PlannedStack): string[] =>
  Object.values(Parameters.parse(template).Parameters ?? {})
    .filter(({ Default }) => Default === undefined)
    .map(({ Description = '' }) => Description.replace(/^Deployment guard; leave empty\. /, ''));

const Functions = z.object({
  Resources: z._default(
    z.record(
      z.string(),
      z.looseObject({
        Type: z.string(),
        Properties: z.optional(z.looseObject({ ReservedConcurrentExecutions: z.optional(z.number()) })),
      }),
    ),
    {},
  ),
});

/** Executions that the functions of templates reserve, nested templates included. */
export const reservedExecutions = (templates: readonly unknown[]): number =>
  templates
    .flatMap(template => Object.values(Functions.parse(template).Resources))
    .reduce((sum, { Properties }) => sum + (Properties?.ReservedConcurrentExecutions ?? 0), 0);
