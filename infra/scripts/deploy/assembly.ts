import { CloudAssembly } from 'aws-cdk-lib/cx-api';
import * as z from 'zod/mini';
import { overQuotas } from '#infra/cloud/quotas.ts';
import type { SynthesizedTemplate } from '#infra/cloud/synthesizedTemplates.ts';
import type { PlannedStack } from './changes.ts';
import { type Finding, fine, missing } from './finding.ts';

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

/** Reasons why a template cannot be deployed: descriptions of its parameters without a default, which nothing supplies. */
export const guardsOf = ({ template }: PlannedStack): string[] =>
  Object.values(Parameters.parse(template).Parameters ?? {})
    .filter(({ Default }) => Default === undefined)
    .map(({ Description = '' }) => Description.replace(/^Deployment guard; leave empty\. /, ''));

/** Executions that the functions of templates reserve, nested templates included. */
export const reservedExecutions = (templates: readonly SynthesizedTemplate[]): number =>
  templates
    .flatMap(({ resources }) => resources)
    .map(({ properties }) => properties['ReservedConcurrentExecutions'])
    .reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);

/** Checks that CloudFormation and the services take templates of this size. */
export function checkQuotas(templates: readonly SynthesizedTemplate[]): Finding[] {
  const over = overQuotas(templates, 1);
  return over.length === 0
    ? [fine('The templates are within the quotas of AWS')]
    : over.map(words =>
        missing(`More than AWS takes: ${words}.`, 'Split the stack; see infra/cloud/quotas.ts.'),
      );
}
