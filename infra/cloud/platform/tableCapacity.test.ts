import { expect, test } from 'vitest';
import { synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';

const range = { min: 25, max: 4_000 };
const tableCapacity = { read: { min: 10, max: 2_000 }, write: range };
const withCapacity = synthesizeDeployment({ tableCapacity });
const tableOf = ({ ofType }: typeof withCapacity) => ofType('AWS::DynamoDB::Table')[0]?.properties ?? {};

test('the table is paid by the request unless its capacity is set', () => {
  expect(tableOf(synthesizeDeployment())).toMatchObject({ BillingMode: 'PAY_PER_REQUEST' });
  expect(synthesizeDeployment().ofType('AWS::ApplicationAutoScaling::ScalableTarget')).toEqual([]);
});

test('the capacity of the table and of each index starts at its minimum and follows the load', () => {
  const ProvisionedThroughput = { ReadCapacityUnits: 10, WriteCapacityUnits: 25 };
  expect(tableOf(withCapacity)).toMatchObject({
    ProvisionedThroughput,
    GlobalSecondaryIndexes: [{ ProvisionedThroughput }, { ProvisionedThroughput }],
  });
  const targets = withCapacity.ofType('AWS::ApplicationAutoScaling::ScalableTarget');
  const bounds = targets.map(({ properties }) => [
    properties['ScalableDimension'],
    properties['MinCapacity'],
    properties['MaxCapacity'],
  ]);
  expect(bounds.toSorted()).toEqual([
    ['dynamodb:index:ReadCapacityUnits', 10, 2_000],
    ['dynamodb:index:ReadCapacityUnits', 10, 2_000],
    ['dynamodb:index:WriteCapacityUnits', 25, 4_000],
    ['dynamodb:index:WriteCapacityUnits', 25, 4_000],
    ['dynamodb:table:ReadCapacityUnits', 10, 2_000],
    ['dynamodb:table:WriteCapacityUnits', 25, 4_000],
  ]);
  const policies = withCapacity.ofType('AWS::ApplicationAutoScaling::ScalingPolicy');
  expect(policies.map(({ properties }) => properties)).toEqual(
    Array.from({ length: 6 }, () =>
      expect.objectContaining({
        TargetTrackingScalingPolicyConfiguration: expect.objectContaining({ TargetValue: 70 }),
      }),
    ),
  );
});

test('bounds in the wrong order are refused', () => {
  expect(() => synthesizeDeployment({ tableCapacity: { read: range, write: { min: 2, max: 1 } } })).toThrow(
    'min is greater than max',
  );
});
