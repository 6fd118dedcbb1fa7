import { expect, test } from 'vitest';
import type { Resource } from '#infra/cloud/synthesizedTemplates.ts';
import { asList, field, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';

const { ofType } = synthesizeDeployment();
const only = (type: string, path: string): Resource => {
  const [found, ...others] = ofType(type).filter(resource => resource.path.startsWith(path));
  if (!found || others.length > 0) throw new Error(`${path} should be exactly one ${type}.`);
  return found;
};
const arnOf = ({ id }: Resource) => ({ 'Fn::GetAtt': [id, 'Arn'] });

const uploads = only('AWS::SQS::Queue', 'production-events/UploadQueue/');
const failed = only('AWS::SQS::Queue', 'production-events/FailedUploads/');

test('every new upload is sent to the queue, and to the dead-letter queue if it cannot be', () => {
  const rule = only('AWS::Events::Rule', 'production-events/NewUpload/');
  expect(rule.properties['EventPattern']).toMatchObject({
    source: ['aws.s3'],
    'detail-type': ['Object Created'],
    detail: { object: { key: [{ prefix: 'incoming/' }] } },
  });
  expect(rule.properties['Targets']).toEqual([
    expect.objectContaining({ Arn: arnOf(uploads), DeadLetterConfig: { Arn: arnOf(failed) } }),
  ]);
  // Messages are unmodified events, so that those of both dead-letter paths can be replayed in the same way.
  expect(field(asList(rule.properties['Targets'])[0], 'InputTransformer')).toBeUndefined();

  const senders = ofType('AWS::SQS::QueuePolicy')
    .filter(({ properties }) =>
      asList(properties['Queues']).some(queue => field(queue, 'Ref') === uploads.id),
    )
    .flatMap(({ properties }) => asList(field(properties['PolicyDocument'], 'Statement')))
    .filter(statement => field(statement, 'Effect') === 'Allow');
  expect(senders).toMatchObject([
    {
      Principal: { Service: 'events.amazonaws.com' },
      Action: expect.arrayContaining(['sqs:SendMessage']),
      Condition: { ArnEquals: { 'aws:SourceArn': arnOf(rule) } },
    },
  ]);
});

test('a failing upload is retried and ends in the dead-letter queue', () => {
  expect(uploads.properties['RedrivePolicy']).toEqual({
    deadLetterTargetArn: arnOf(failed),
    maxReceiveCount: 5,
  });
  expect(failed.properties['MessageRetentionPeriod']).toBe(14 * 86_400);

  const lambda = only('AWS::Lambda::Function', 'production-events/processUpload/');
  const live = only('AWS::Lambda::Alias', 'production-events/processUpload/');
  const mapping = ofType('AWS::Lambda::EventSourceMapping').find(({ properties }) =>
    JSON.stringify(properties['FunctionName']).includes(live.id),
  );
  expect(mapping?.properties).toMatchObject({
    EventSourceArn: arnOf(uploads),
    BatchSize: 1,
    ScalingConfig: { MaximumConcurrency: 10 }, // without taking any from the account, as reserving would
  });
  // AWS recommends six times the timeout, so that a message is not received again during processing.
  expect(uploads.properties['VisibilityTimeout']).toBe(6 * Number(lambda.properties['Timeout']));
});

test('the first dead letter raises an alarm', () => {
  const alarm = only('AWS::CloudWatch::Alarm', 'production-events/FailedUploads/');
  expect(alarm.properties).toMatchObject({
    MetricName: 'ApproximateNumberOfMessagesVisible',
    Dimensions: [{ Name: 'QueueName', Value: { 'Fn::GetAtt': [failed.id, 'QueueName'] } }],
    Threshold: 1,
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
  });
});

test('the file of a failed upload is kept as long as its dead letter', () => {
  const bucket = only('AWS::S3::Bucket', 'production-data/Files/Uploads/');
  const rules = asList(field(bucket.properties['LifecycleConfiguration'], 'Rules'));
  const expiring = rules.filter(rule => field(rule, 'ExpirationInDays') !== undefined);
  expect(expiring).toMatchObject([{ ExpirationInDays: 14, Prefix: 'incoming/' }]); // held videos stay
});
