import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { AaaaRecord, ARecord, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Alerts } from '#infra/cloud/platform/alerts.ts';
import type { CdnGuard } from '#infra/cloud/platform/cdnGuard.ts';
import { AccessLogs, privateBucket } from '#infra/cloud/platform/files.ts';
import { Cdn } from '#infra/cloud/web/cdn.ts';
import { deploySite } from '#infra/cloud/web/deploySite.ts';
import { receiveEdgeLog } from '#infra/cloud/web/edgeLog.ts';
import type { Firewall } from '#infra/cloud/web/firewall.ts';
import { readHosting } from '#infra/cloud/web/hosting.ts';
import { PageRenderer } from '#infra/cloud/web/pageRenderer.ts';
import type { OfEachApi } from './apis.ts';
import { blockDeployment } from './blockDeployment.ts';
import type { Bundles } from './bundles.ts';
import type { Platform } from './connect.ts';
import type { EdgeStack } from './edgeStack.ts';
import { zoneOf } from './edgeStack.ts';
import type { DeploymentSettings } from './settings.ts';

interface WebStackProps extends StackProps {
  settings: DeploymentSettings;
  alerts: Alerts;
  httpApis: OfEachApi<HttpApi>;
  cdnGuard: CdnGuard;
  bundles: Bundles;
  platform: Platform;
  edge: EdgeStack;
  /** Absent where the settings do without one. */
  firewall: Firewall | undefined;
}

/** The site: one address for pages, API and media. */
export class WebStack extends Stack {
  readonly cdn: Cdn;
  /** Access logs, also of CloudFront. */
  readonly logs: Bucket;

  constructor(
    scope: Construct,
    id: string,
    { settings, alerts, httpApis, cdnGuard, bundles, platform, edge, firewall, ...props }: WebStackProps,
  ) {
    super(scope, id, { ...props, description: 'Site' });
    const { files, site } = platform;
    const built = bundles.site;
    const renderer = new PageRenderer(this, 'PageRenderer', {
      alerts,
      api: httpApis.site,
      bundles,
      platform,
    });

    this.logs = new AccessLogs(this, 'AccessLogs');
    receiveEdgeLog(this.logs);
    const pages = new Bucket(this, 'PageFiles', {
      ...privateBucket,
      versioned: true,
      serverAccessLogsBucket: this.logs,
      serverAccessLogsPrefix: 'pages/',
    });

    this.cdn = new Cdn(this, 'FrontDoor', {
      settings,
      httpApis,
      cdnGuard,
      edge,
      firewall,
      files,
      site,
      pages,
      built,
    });
    this.#nameIt(settings);

    if (built)
      deploySite(this, { site: built, bucket: pages, distribution: this.cdn.distribution, renderer });
    if (!built) blockDeployment(this, 'SiteNotBuilt', 'dist/web is missing. Run: npm run deploy');
    else if (readHosting(built).origin !== site.address && settings.missing.length === 0)
      blockDeployment(
        this,
        'SiteOfAnotherDomain',
        `dist/web was built for ${readHosting(built).origin ?? 'an unknown address'}. Run: npm run deploy`,
      );

    new CfnOutput(this, 'Address', { value: site.address });
    new CfnOutput(this, 'PointTheDomainTo', { value: this.cdn.distribution.distributionDomainName });
  }

  /** Records for the domain, where its zone is ours. */
  #nameIt(settings: DeploymentSettings): void {
    const zone = zoneOf(this, settings);
    if (!zone) return;

    const target = RecordTarget.fromAlias(new CloudFrontTarget(this.cdn.distribution));
    new ARecord(this, 'Ipv4', { zone, recordName: `${settings.domainName}.`, target });
    new AaaaRecord(this, 'Ipv6', { zone, recordName: `${settings.domainName}.`, target });
  }
}
