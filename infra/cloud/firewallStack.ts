import { Stack, type StackProps, Validations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Firewall } from '#infra/cloud/web/firewall.ts';
import type { DeploymentSettings } from './settings.ts';

interface FirewallStackProps extends StackProps {
  settings: DeploymentSettings;
}

/**
 * The web ACL of the distribution, in us-east-1. Where the settings do without one the stack is empty, and deploying it deletes
 * it with its web ACL: after the distribution, which must have let go of it.
 */
export class FirewallStack extends Stack {
  readonly firewall?: Firewall;

  constructor(scope: Construct, id: string, { settings, ...props }: FirewallStackProps) {
    super(scope, id, { ...props, description: 'Firewall for CloudFront' });
    if (settings.firewall)
      this.firewall = new Firewall(this, 'Firewall', { metricName: firewallMetric(settings) });
    else
      Validations.of(this).acknowledge({
        id: 'CloudFormation-Validate::F0001',
        reason: 'CloudFormation never sees the empty template: the CDK deletes the stack instead.',
      });
  }
}

/** Name of the web ACL in CloudWatch's metrics, apart from those of other installations in the account. */
export const firewallMetric = ({ stage }: DeploymentSettings): string => `${stage}-firewall`;
