import { Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone, type IHostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import type { DeploymentSettings } from './settings.ts';

interface EdgeStackProps extends StackProps {
  settings: DeploymentSettings;
}

/** The certificate of the site, which CloudFront requires in us-east-1. */
export class EdgeStack extends Stack {
  readonly certificate: Certificate;

  constructor(scope: Construct, id: string, { settings, ...props }: EdgeStackProps) {
    super(scope, id, { ...props, description: 'Certificate for CloudFront' });

    this.certificate = new Certificate(this, 'Certificate', {
      domainName: settings.domainName,
      validation: CertificateValidation.fromDns(zoneOf(this, settings)),
    });
  }
}

/** The Route 53 zone of the domain, if there is one. */
export function zoneOf(
  scope: Construct,
  { hostedZoneId, hostedZoneName }: DeploymentSettings,
): IHostedZone | undefined {
  if (!hostedZoneId || !hostedZoneName) return undefined;
  return HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId, zoneName: hostedZoneName });
}
