import { Duration } from 'aws-cdk-lib';
import { CfnTrail, Trail } from 'aws-cdk-lib/aws-cloudtrail';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/cloud/acknowledge.ts';
import { privateBucket } from './files.ts';

/** CloudTrail's log of who has written to the table, for 90 days. */
export class TableTrail extends Construct {
  constructor(scope: Construct, id: string, { table }: { table: ITable }) {
    super(scope, id);
    const bucket = new Bucket(this, 'Log', {
      ...privateBucket,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
    acknowledge(bucket, {
      S1: 'The log of writes is read by the operator only; each read of it is an event of CloudTrail.',
    });
    const { node } = new Trail(this, 'Trail', {
      bucket,
      isMultiRegionTrail: false,
      includeGlobalServiceEvents: false,
    });
    if (!(node.defaultChild instanceof CfnTrail)) throw new Error('Trail without a CfnTrail');
    node.defaultChild.addPropertyDeletionOverride('EventSelectors');
    const selected = {
      eventCategory: ['Data'],
      'resources.type': ['AWS::DynamoDB::Table'],
      'resources.ARN': [table.tableArn],
      readOnly: ['false'],
    };
    node.defaultChild.advancedEventSelectors = [
      {
        name: 'Writes to the table',
        fieldSelectors: Object.entries(selected).map(([name, equalTo]) => ({ field: name, equalTo })),
      },
    ];
  }
}
