import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';
import type { DeploymentSettings } from '#infra/cloud/settings.ts';
import { type Finding, fine, warning } from './finding.ts';
import { outputsOf } from './outputs.ts';
import type { Tools } from './tools.ts';

const Keys = z.object({
  secretKey: z.string().check(z.startsWith('sk_')),
  webhookSecret: z.string().check(z.startsWith('whsec_')),
});

/** Checks that Stripe's keys are stored, and the settings of the account that they lead to. Nothing before the first deployment. */
export async function checkStripe(
  { region, stage }: DeploymentSettings,
  { stripeProblems }: Pick<Tools, 'stripeProblems'>,
): Promise<Finding[]> {
  const { StripeSecretArn: SecretId } = await outputsOf(region, `${stage}-outside`);
  if (!SecretId) return [];
  const { SecretString = '{}' } = await new SecretsManagerClient({ region }).send(
    new GetSecretValueCommand({ SecretId }),
  );
  const keys = z.safeParse(Keys, JSON.parse(SecretString)).data;
  if (!keys)
    return [
      warning(
        'Stripe’s keys are not stored: payments are refused.',
        `aws secretsmanager put-secret-value --secret-id ${SecretId} --secret-string file://stripe.json\n(infra/docs/deploy.md, Stripe)`,
      ),
    ];
  const problems = await stripeProblems(keys);
  if (problems.length === 0) return [fine('Stripe is set up as needed')];
  return problems.map(problem => warning(`Stripe: ${problem}`, 'See infra/docs/deploy.md, Stripe.'));
}
