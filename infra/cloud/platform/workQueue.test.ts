import { expect, test } from 'vitest';
import { synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';
import { eventTriggers } from '#infra/jobs.ts';

const { ofType } = synthesizeDeployment();
const queueIn = (path: string) => ofType('AWS::SQS::Queue').find(queue => queue.path.startsWith(path));

test('the payout queue repeats what fails, keeps what fails for good, and is not received twice during processing', () => {
  const queue = queueIn('production-outside/PayoutQueue/Queue');
  const failed = queueIn('production-outside/PayoutQueue/Failed');
  expect(queue?.properties['RedrivePolicy']).toEqual({
    deadLetterTargetArn: { 'Fn::GetAtt': [failed?.id, 'Arn'] },
    maxReceiveCount: eventTriggers.payouts.maxReceiveCount,
  });

  const worker = ofType('AWS::Lambda::Function').find(({ path }) => path.includes('/sendPayouts/'));
  expect(queue?.properties['VisibilityTimeout']).toBe(6 * Number(worker?.properties['Timeout']));
  const live = ofType('AWS::Lambda::Alias').find(({ path }) => path.includes('/sendPayouts/'));
  const mapping = ofType('AWS::Lambda::EventSourceMapping').find(({ properties }) =>
    JSON.stringify(properties['FunctionName']).includes(live?.id ?? 'none'),
  );
  expect(mapping?.properties).toMatchObject({
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    ScalingConfig: { MaximumConcurrency: eventTriggers.payouts.concurrency },
  });
});
