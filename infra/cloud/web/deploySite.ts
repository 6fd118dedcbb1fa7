import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Duration, Stack } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct, IConstruct } from 'constructs';
import { acknowledge, wildcardFinding } from '#infra/cloud/acknowledge.ts';
import { hostingFile, rendererFolder } from './hosting.ts';

interface SiteDeployment {
  site: string;
  bucket: IBucket;
  distribution: IDistribution;
  /** Renders pages that ask for the hashed files. */
  renderer: IConstruct;
}

/**
 * Uploads the built site: hashed files first and permanently, so that open pages keep working; then the function that renders
 * pages with them; and last the pages, with which CloudFront forgets those of the version before.
 */
export function deploySite(scope: Construct, { site, bucket, distribution, renderer }: SiteDeployment): void {
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
    sources: [
      Source.asset(site, { exclude: ['assets', hostingFile, rendererFolder, '.vite', '.built-from'] }),
    ],
    // Browsers revalidate every time; CloudFront caches until the deployment invalidates it.
    cacheControl: [
      CacheControl.fromString('public, max-age=0, must-revalidate'),
      CacheControl.sMaxAge(Duration.days(365)),
    ],
    distribution,
    distributionPaths: ['/*'],
  });
  renderer.node.addDependency(...hashed);
  pages.node.addDependency(renderer);

  acknowledgeCopier(scope, bucket);
}

/** The CDK's own function that copies the site during deployments. */
function acknowledgeCopier(scope: Construct, bucket: IBucket): void {
  const stack = Stack.of(scope);
  const copier = stack.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
  if (!copier) throw new Error('Function of the CDK that copies the site not found');

  const reads = 'It reads the CDK’s own bucket of assets.';
  const writes = 'It writes and replaces the pages in the site’s bucket.';
  acknowledge(copier, {
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
      'The CDK gives its function AWS’s basic policy for logs.',
    L1: 'The CDK chooses the runtime of its own function.',
    'IAM5[Action::s3:GetBucket*]': reads,
    'IAM5[Action::s3:GetObject*]': reads,
    'IAM5[Action::s3:List*]': reads,
    [`IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${stack.region}/*]`]: reads,
    'IAM5[Action::s3:Abort*]': writes,
    'IAM5[Action::s3:DeleteObject*]': writes,
    [wildcardFinding(bucket.bucketArn, { owner: bucket, user: copier, suffix: '/*' })]: writes,
    'IAM5[Resource::*]': 'CloudFront takes invalidations on no narrower resource.',
  });
}
