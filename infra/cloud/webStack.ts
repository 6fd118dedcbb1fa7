import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { AaaaRecord, ARecord, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { AccessLogs, type Files, privateBucket } from '#infra/cloud/platform/files.ts';
import type { Site } from '#infra/cloud/platform/site.ts';
import { deploySite } from '#infra/cloud/web/deploySite.ts';
import { FrontDoor } from '#infra/cloud/web/frontDoor.ts';
import type { EdgeStack } from './edgeStack.ts';
import { zoneOf } from './edgeStack.ts';
import type { Installation } from './settings.ts';
import { refuseDeployment } from './unready.ts';

interface WebStackProps extends StackProps {
  settings: Installation;
  api: HttpApi;
  edge: EdgeStack;
  files: Files;
  site: Site;
  /** Folder of the built site; without it there is nothing to deploy. */
  built: string | undefined;
}

/** The site: one address for pages, API and media. */
export class WebStack extends Stack {
  readonly frontDoor: FrontDoor;

  constructor(
    scope: Construct,
    id: string,
    { settings, api, edge, files, site, built, ...props }: WebStackProps,
  ) {
    super(scope, id, { ...props, description: 'Site' });

    const logs = new AccessLogs(this, 'AccessLogs');
    const pages = new Bucket(this, 'PageFiles', {
      ...privateBucket,
      versioned: true,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'pages/',
    });

    this.frontDoor = new FrontDoor(this, 'FrontDoor', {
      settings,
      api,
      edge,
      files,
      site,
      pages,
      logs,
      built,
    });
    this.#nameIt(settings);

    if (built) deploySite(this, { site: built, bucket: pages, distribution: this.frontDoor.distribution });
    if (!built) refuseDeployment(this, 'TheSiteIsNotBuilt', 'There is no dist/web. Run: npm run build');

    new CfnOutput(this, 'Address', { value: site.address });
    new CfnOutput(this, 'PointTheDomainTo', { value: this.frontDoor.distribution.distributionDomainName });
  }

  /** Records for the domain, where its zone is ours. */
  #nameIt(settings: Installation): void {
    const zone = zoneOf(this, settings);
    if (!zone) return;

    const target = RecordTarget.fromAlias(new CloudFrontTarget(this.frontDoor.distribution));
    new ARecord(this, 'Ipv4', { zone, recordName: `${settings.domainName}.`, target });
    new AaaaRecord(this, 'Ipv6', { zone, recordName: `${settings.domainName}.`, target });
  }
}
