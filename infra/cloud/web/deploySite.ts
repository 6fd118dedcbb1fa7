import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Duration, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

interface SiteDeployment {
  site: string;
  bucket: IBucket;
  distribution: IDistribution;
}

/** Puts the built site into its bucket: hashed files first and for good, so that pages that are open go on working. */
export function deploySite(scope: Construct, { site, bucket, distribution }: SiteDeployment): void {
  const assets = join(site, 'assets');
  const common = { destinationBucket: bucket, prune: false, memoryLimit: 512 };

  const hashed = existsSync(assets)
    ? [
        new BucketDeployment(scope, 'HashedFiles', {
          ...common,
          sources: [Source.asset(assets)],
          destinationKeyPrefix: 'assets',
          cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
        }),
      ]
    : [];

  const pages = new BucketDeployment(scope, 'Pages', {
    ...common,
    sources: [Source.asset(site, { exclude: ['assets', 'csp.json'] })],
    // browsers ask each time, CloudFront keeps until the deployment tells it otherwise
    cacheControl: [
      CacheControl.fromString('public, max-age=0, must-revalidate'),
      CacheControl.sMaxAge(Duration.days(365)),
    ],
    distribution,
    distributionPaths: ['/*'],
  });
  pages.node.addDependency(...hashed);

  for (const child of Stack.of(scope).node.children) {
    if (!child.node.id.startsWith('Custom::CDKBucketDeployment')) continue;
    acknowledge(child, {
      IAM4: 'The CDK copies the site with a function of its own, which has AWS’s basic policy for logs.',
      IAM5: 'The same function reads the CDK’s asset bucket and writes the site’s; it runs at deployments only.',
      L1: 'The CDK chooses the runtime of its own function.',
    });
  }
}
