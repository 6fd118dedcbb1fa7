import * as z from 'zod/mini';
import { findAccount } from './account.ts';
import { stacksOf } from './assembly.ts';
import { type ComparedStack, compare } from './changes.ts';
import { listOf } from './finding.ts';
import { settingsOf } from './settings.ts';
import type { Tools } from './tools.ts';

/** Reason why a resource outlives its stack, by resource type. */
const reasons: Record<string, string> = {
  'AWS::DynamoDB::Table': 'everything that people and money have left behind; protected against deletion',
  'AWS::Cognito::UserPool': 'the accounts and their passwords; protected against deletion',
  'AWS::S3::Bucket': 'files of people, or logs; CloudFormation deletes no bucket that has files',
  'AWS::SecretsManager::Secret':
    'a key that is still needed, for links in emails that have been sent or for Stripe',
  'AWS::KMS::Key': 'what it has encrypted cannot be read without it',
  'AWS::Backup::BackupVault': 'copies of the table',
  'AWS::Lambda::Version': 'a version that a rollback may name',
  'AWS::Logs::LogGroup': 'what happened, for whoever has to answer for it',
};

/** Stacks that CloudFormation does not delete before the operator has switched off their protection. */
const protectedStacks = ['data', 'identity'];

const Resources = z.object({
  Resources: z._default(
    z.record(z.string(), z.looseObject({ Type: z.string(), DeletionPolicy: z.optional(z.string()) })),
    {},
  ),
});

/**
 * Deletes all stacks of a stage except those of data and identity. First lists the resources that stay, with the reasons. Returns
 * whether all other stacks are gone.
 */
export async function destroy(
  stage: string,
  context: Record<string, unknown>,
  tools: Tools,
): Promise<boolean> {
  const { say } = tools;
  const settings = settingsOf(context, stage);
  const problem = Array.isArray(settings) ? settings : [await findAccount(settings.region)];
  const findings = problem.filter(one => typeof one !== 'string');
  if (findings.length > 0) {
    for (const line of listOf(findings)) say(line);
    return false;
  }

  const folder = await tools.synthesize(stage);
  const stacks = await Promise.all(stacksOf(folder).map(compare));
  const existing = stacks.filter(({ deployed }) => deployed !== undefined);
  if (existing.length === 0) {
    say(`Nothing of the stage ${stage} is deployed.`);
    return true;
  }
  const isProtected = ({ name }: ComparedStack) => protectedStacks.some(end => name === `${stage}-${end}`);
  const going = existing.filter(stack => !isProtected(stack)).toReversed();

  say(`\nWould be deleted, in this order: ${going.map(({ name }) => name).join(', ') || 'nothing'}.`);
  say('\nStays, and goes on costing what it costs:');
  for (const line of existing.flatMap(stack => keptOf(stack))) say(`  ${line}`);
  const kept = existing.filter(isProtected).map(({ name }) => name);
  if (kept.length > 0)
    say(
      `\nTo delete the data too, for good: switch off the termination protection of ${kept.join(' and ')} and the deletion protection of the table and of the user pool, empty the buckets, and delete each by hand.`,
    );
  if (going.length === 0) return true;

  const answer = await tools.askFor(
    `\nThe site goes down at once. Type the name of the stage to delete it: `,
  );
  if (answer !== stage) {
    say('Nothing has been changed.');
    return false;
  }
  for (const { name } of going) await tools.destroyStack(name, folder);
  say(`\nDeleted. Records of the domain at other providers, and SES's production access, are as they were.`);
  return true;
}

/** Resources that outlive the deletion of a stack, each with its reason. */
function keptOf({ name, deployed }: ComparedStack): string[] {
  return Object.entries(Resources.parse(deployed ?? {}).Resources)
    .filter(([, { DeletionPolicy }]) => DeletionPolicy === 'Retain')
    .map(([id, { Type }]) => `${name}: ${id} (${Type}): ${reasons[Type] ?? 'kept by its deletion policy'}`);
}

/** Resource types that have a reason for outliving their stack. */
export const reasonedTypes: readonly string[] = Object.keys(reasons);
