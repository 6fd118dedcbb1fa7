import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/cloud/acknowledge.ts';

/**
 * The secret that signs unsubscribe links and the state of onboardings, each with a prefix of its own. One secret for
 * both, because each costs $0.40 a month.
 */
export function makeSigningSecret(scope: Construct): Secret {
  const secret = new Secret(scope, 'SigningSecret', {
    description: 'Signs unsubscribe links and the onboarding state parameter',
    generateSecretString: { excludePunctuation: true, passwordLength: 48 },
    removalPolicy: RemovalPolicy.RETAIN,
  });
  acknowledge(secret, {
    SMG4: 'A new value would break the unsubscribe links of all emails sent so far, which must keep working.',
  });
  return secret;
}
