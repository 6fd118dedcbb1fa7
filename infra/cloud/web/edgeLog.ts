import { ArnFormat, Aws, Stack } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

/** Prefix of CloudFront's logs in their bucket. */
const folder = 'cloudfront';

/**
 * Fields of a request that CloudFront logs. Excludes cookies, and also queries and referrers, which contain secrets in links
 * from emails and in returns from the payment provider.
 */
export const loggedFields = [
  'date',
  'time',
  'x-edge-location',
  'sc-bytes',
  'c-ip',
  'cs-method',
  'cs-uri-stem',
  'sc-status',
  'cs(User-Agent)',
  'x-edge-result-type',
  'x-edge-request-id',
  'cs-bytes',
  'time-taken',
  'time-to-first-byte',
  'ssl-protocol',
  'x-edge-response-result-type',
  'x-edge-detailed-result-type',
  'cs-protocol-version',
  'sc-content-type',
] as const;

/** Lets CloudFront's logs be delivered to a bucket of this account. */
export function receiveEdgeLog(bucket: Bucket): void {
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
      actions: ['s3:PutObject'],
      resources: [bucket.arnForObjects(`${folder}/AWSLogs/${Aws.ACCOUNT_ID}/*`)],
      conditions: {
        StringEquals: {
          's3:x-amz-acl': 'bucket-owner-full-control',
          'aws:SourceAccount': Aws.ACCOUNT_ID,
        },
      },
    }),
  );
}

interface EdgeLogProps {
  /** Prefix of its names, which are unique in an account. */
  stage: string;
  distribution: IDistribution;
  bucket: IBucket;
}

/** The log of CloudFront, which is set up in us-east-1 and delivered to a bucket anywhere. */
export class EdgeLog extends Construct {
  constructor(scope: Construct, id: string, { stage, distribution, bucket }: EdgeLogProps) {
    super(scope, id);
    const source = new CfnDeliverySource(this, 'Source', {
      name: `${stage}-cloudfront`,
      logType: 'ACCESS_LOGS',
      resourceArn: Stack.of(this).formatArn({
        service: 'cloudfront',
        region: '',
        resource: 'distribution',
        resourceName: distribution.distributionId,
        arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
      }),
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name: `${stage}-cloudfront`,
      destinationResourceArn: `${bucket.bucketArn}/${folder}`,
      outputFormat: 'json',
    });
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: [...loggedFields],
      s3SuffixPath: '{yyyy}/{MM}/{dd}',
    });
    delivery.node.addDependency(source);
  }
}
