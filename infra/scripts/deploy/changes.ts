import { fullDiff, ResourceImpact } from '@aws-cdk/cloudformation-diff';
import {
  CloudFormationClient,
  DescribeStacksCommand,
  GetTemplateCommand,
} from '@aws-sdk/client-cloudformation';
import * as z from 'zod/mini';
import { lastingResources } from '#infra/cloud/lastingResources.ts';
import { type Finding, missing } from './finding.ts';
import { isValidationError } from './outputs.ts';

/** A stack as it would be deployed. */
export interface PlannedStack {
  name: string;
  region: string;
  /** Its synthesised template. */
  template: Record<string, unknown>;
}

/** A stack with its deployed template. */
export interface ComparedStack extends PlannedStack {
  /** The deployed template; undefined if the stack does not exist. */
  deployed: Record<string, unknown> | undefined;
  /** Instruction for the operator if its last deployment has ended in a state in which CloudFormation refuses another one. */
  stuck: string | undefined;
}

/** Resources that no deployment may lose unnoticed. Providers are a choice, but people have signed in with them. */
const lasting = new Set([
  ...Object.keys(lastingResources),
  'AWS::Backup::BackupVault',
  'AWS::Cognito::UserPoolIdentityProvider',
]);

const harmful: Partial<Record<ResourceImpact, string>> = {
  [ResourceImpact.WILL_REPLACE]: 'would be replaced by an empty one',
  [ResourceImpact.MAY_REPLACE]: 'may be replaced by an empty one',
  [ResourceImpact.WILL_DESTROY]: 'would be deleted',
  [ResourceImpact.WILL_ORPHAN]: 'would be left behind, and no longer be used',
};

/** States of a stack in which CloudFormation accepts no deployment, each with an instruction for ending it. */
const stuckStates: Record<string, string> = {
  ROLLBACK_COMPLETE: 'Its first deployment failed. Delete the stack, then deploy again.',
  ROLLBACK_FAILED: 'Delete the stack, then deploy again.',
  UPDATE_ROLLBACK_FAILED: 'Continue its rollback: CloudFormation, Stack actions, Continue update rollback.',
  DELETE_FAILED: 'Delete the stack again, and look at what it keeps.',
};

const Template = z.record(z.string(), z.unknown());

/** Reads the deployed template of a stack. */
export async function compare(stack: PlannedStack): Promise<ComparedStack> {
  const client = new CloudFormationClient({ region: stack.region });
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: stack.name }));
    const status = Stacks[0]?.StackStatus ?? '';
    if (status === 'REVIEW_IN_PROGRESS') return { ...stack, deployed: undefined, stuck: undefined };
    const { TemplateBody = '{}' } = await client.send(new GetTemplateCommand({ StackName: stack.name }));
    const deployed = Template.parse(JSON.parse(TemplateBody));
    const isMoving = status.endsWith('_IN_PROGRESS');
    const stuck = isMoving ? `It is being deployed right now (${status}). Wait for it.` : stuckStates[status];
    return { ...stack, deployed, stuck };
  } catch (error) {
    if (!isValidationError(error)) throw error;
    return { ...stack, deployed: undefined, stuck: undefined };
  }
}

/** Whether a stack would be changed at all. */
export const isChanged = ({ deployed, template }: ComparedStack): boolean =>
  deployed === undefined || !fullDiff(deployed, template).isEmpty;

/**
 * Findings that stop a deployment: resources that it would delete or replace, unless they are in `accepted`, and stacks that
 * CloudFormation would refuse to update.
 */
export function checkChanges(stacks: readonly ComparedStack[], accepted: readonly string[]): Finding[] {
  return stacks.flatMap(stack => [
    ...(stack.stuck ? [missing(`The stack ${stack.name} cannot be deployed.`, stack.stuck)] : []),
    ...lossesOf(stack)
      .filter(({ id }) => !accepted.includes(id))
      .map(({ id, type, words }) =>
        missing(
          `${stack.name}: ${id} (${type}) ${words}.`,
          `Find the change that causes it. If it is meant, save what it holds, then add: --accept ${id}`,
        ),
      ),
  ]);
}

function lossesOf({ deployed, template }: ComparedStack): { id: string; type: string; words: string }[] {
  if (!deployed) return [];
  const found: { id: string; type: string; words: string }[] = [];
  fullDiff(deployed, template).resources.forEachDifference((id, change) => {
    const words = harmful[change.changeImpact];
    const type = change.oldResourceType;
    if (words && type && lasting.has(type) && !isDisposable(change.oldValue)) found.push({ id, type, words });
  });
  return found;
}

/** Whether a resource is a secret that its template allows to be deleted: an earlier one between CloudFront and the API. */
const isDisposable = (resource: { Type: string; [property: string]: unknown } | undefined): boolean =>
  resource?.Type === 'AWS::SecretsManager::Secret' && resource['DeletionPolicy'] === 'Delete';

/** Checks that a part's imports from other stacks exist, where only that part is deployed. */
export function checkImports(chosen: readonly ComparedStack[], others: readonly ComparedStack[]): Finding[] {
  const exported = new Set([
    ...chosen.flatMap(({ template }) => exportsOf(template)),
    ...others.flatMap(({ deployed }) => (deployed ? exportsOf(deployed) : [])),
  ]);
  return chosen.flatMap(({ name, template }) => {
    const lacking = importsOf(template).filter(one => !exported.has(one));
    const sources = others.filter(other => exportsOf(other.template).some(one => lacking.includes(one)));
    return lacking.length === 0
      ? []
      : [
          missing(
            `${name} needs what has not been deployed yet: ${sources.map(source => source.name).join(', ')}.`,
            'Deploy without --only.',
          ),
        ];
  });
}

const Outputs = z.object({
  Outputs: z.optional(
    z.record(z.string(), z.object({ Export: z.optional(z.object({ Name: z.optional(z.unknown()) })) })),
  ),
});

const exportsOf = (template: Record<string, unknown>): string[] =>
  Object.values(Outputs.parse(template).Outputs ?? {})
    .map(({ Export }) => Export?.Name)
    .filter(name => typeof name === 'string');

const importsOf = (template: Record<string, unknown>): string[] => [
  ...new Set(
    [...JSON.stringify(template).matchAll(/"Fn::ImportValue":"([^"]+)"/g)].map(([, name]) => String(name)),
  ),
];
