import { expect, test } from 'vitest';
import { asList, field, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';

const name = 'production-restored';
const streamArn = `arn:aws:dynamodb:eu-west-2:123456789012:table/${name}/stream/2026-11-24T12:00:00.000`;
const before = synthesizeDeployment();
const after = synthesizeDeployment({ restoredTable: { name, streamArn } });

const variablesOf = (deployment: typeof before) =>
  deployment
    .ofType('AWS::Lambda::Function')
    .map(({ properties }) => field(field(properties['Environment'], 'Variables'), 'TABLE_NAME'))
    .filter(value => value !== undefined);

test('every function uses the restored table and nothing reaches the one before', () => {
  expect(variablesOf(before).length).toBeGreaterThan(200);
  expect(variablesOf(before)).not.toContain(name);
  expect(variablesOf(after)).toEqual(variablesOf(before).map(() => name));

  const policies = after
    .ofType('AWS::IAM::Policy')
    .filter(policy => /dynamodb:/.test(JSON.stringify(policy)));
  expect(policies.length).toBeGreaterThan(200);
  for (const { path, properties } of policies) {
    const text = JSON.stringify(properties['PolicyDocument']);
    expect([path, text.includes(`:table/${name}`), /ImportValue[^}]*TableTable/.test(text)]).toEqual([
      path,
      true,
      false,
    ]);
  }
});

test('the stream and the alarm on throttling are those of the restored table', () => {
  const follower = after
    .ofType('AWS::Lambda::EventSourceMapping')
    .find(({ properties }) => properties['StartingPosition'] !== undefined);
  expect(follower?.properties).toMatchObject({
    EventSourceArn: streamArn,
    StartingPosition: 'TRIM_HORIZON', // includes changes between enabling the stream and the deployment
  });
  const alarm = after.ofType('AWS::CloudWatch::Alarm').find(({ path }) => path.includes('/Table/Throttled/'));
  const named = asList(alarm?.properties['Metrics']).flatMap(metric =>
    asList(field(field(field(metric, 'MetricStat'), 'Metric'), 'Dimensions'))
      .filter(dimension => field(dimension, 'Name') === 'TableName')
      .map(dimension => field(dimension, 'Value')),
  );
  expect(new Set(named)).toEqual(new Set([name]));
});

test('the table before stays as it is, and what the stacks import from its stack stays exported', () => {
  const own = (deployment: typeof before) => deployment.ofType('AWS::DynamoDB::Table');
  expect(own(after)).toEqual(own(before));

  const exportsOf = (deployment: typeof before) =>
    (deployment.templates.find(({ file }) => file === 'production-data.template.json')?.exports ?? []).filter(
      one => one.name !== undefined, // the dashboard's weak references hold nothing
    );
  expect(exportsOf(before).length).toBeGreaterThan(3);
  expect(exportsOf(after)).toEqual(expect.arrayContaining(exportsOf(before)));
});

test('a stream of another table is refused', () => {
  expect(() => synthesizeDeployment({ restoredTable: { name: 'other', streamArn } })).toThrow(
    /not that of the table/,
  );
});
