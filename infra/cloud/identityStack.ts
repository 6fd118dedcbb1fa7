import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Alerts } from '#infra/cloud/platform/alerts.ts';
import { Identity } from '#infra/cloud/platform/identity.ts';
import { tokenTrigger } from '#infra/jobs.ts';
import type { Bundles } from './bundles.ts';
import type { DeploymentSettings } from './settings.ts';

interface IdentityStackProps extends StackProps {
  bundles: Bundles;
  alerts: Alerts;
  settings: DeploymentSettings;
}

/** Passwords, sessions, administrators and social sign-in. */
export class IdentityStack extends Stack {
  readonly identity: Identity;

  constructor(scope: Construct, id: string, { alerts, bundles, settings, ...props }: IdentityStackProps) {
    super(scope, id, { ...props, description: 'Identity', terminationProtection: true });

    this.identity = new Identity(this, 'Identity', {
      alerts,
      settings,
      tokenTriggerCode: bundles.code('jobs', tokenTrigger.name),
    });

    new CfnOutput(this, 'UserPoolId', { value: this.identity.pool.userPoolId });
    new CfnOutput(this, 'ProviderCallback', {
      value: this.identity.providerCallback,
      description: 'Redirect URI to register with each identity provider',
    });
  }
}
