import { expect, test } from 'vitest';
import type { Resource } from '#infra/cloud/synthesizedTemplates.ts';
import { asList, field, otherChoices, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';
import { jobs } from '#infra/jobs.ts';

const usual = synthesizeDeployment();
const chosen = synthesizeDeployment(otherChoices);

/** Statements of the policy of a function. */
const statementsOf = (name: string) =>
  [...usual.ofType('AWS::IAM::Policy'), ...usual.ofType('AWS::IAM::Role')]
    .filter(({ path }) => new RegExp(`/${name}(/Handler)?/Role/`).test(path))
    .flatMap(({ properties }) => [
      properties['PolicyDocument'],
      ...asList(properties['Policies']).map(policy => field(policy, 'PolicyDocument')),
    ])
    .flatMap(document => asList(field(document, 'Statement')));
const objectsOf = (name: string, action: string) =>
  statementsOf(name)
    .filter(statement => asList(field(statement, 'Action')).includes(action))
    .map(statement => /\/[\w/-]*\*/.exec(JSON.stringify(field(statement, 'Resource')))?.[0]);

test('functions that write files write to their folder only', () => {
  expect(objectsOf('presignUpload', 's3:PutObject')).toEqual(['/incoming/*']);
  expect(objectsOf('sitemaps', 's3:PutObject')).toEqual(['/sitemaps/*']);
});

test('functions that link to attachments read nothing else', () => {
  for (const name of ['getMessage', 'listSupportRequests'])
    expect(objectsOf(name, 's3:GetObject')).toEqual(['/attachments/*']);
});

test('only schedules of this account may use the roles of the schedules', () => {
  const roles = usual.ofType('AWS::IAM::Role').filter(({ path }) => path.includes('/SchedulerRole/'));
  expect(roles).toHaveLength(jobs.length);
  for (const { properties } of roles)
    expect(field(properties['AssumeRolePolicyDocument'], 'Statement')).toMatchObject([
      {
        Principal: { Service: 'scheduler.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      },
    ]);
});

test('copies of the table go to another vault once a month if a setting names one', () => {
  expect(usual.ofType('AWS::Backup::BackupPlan')).toEqual([]);

  const [plan] = chosen.ofType('AWS::Backup::BackupPlan');
  expect(field(plan?.properties['BackupPlan'], 'BackupPlanRule')).toMatchObject([
    {
      ScheduleExpression: 'cron(0 3 1 * ? *)',
      Lifecycle: { DeleteAfterDays: 35 },
      CopyActions: [
        { DestinationBackupVaultArn: otherChoices.backupVaultArn, Lifecycle: { DeleteAfterDays: 365 } },
      ],
    },
  ]);
  const [selection] = chosen.ofType('AWS::Backup::BackupSelection');
  expect(JSON.stringify(selection?.properties)).toMatch(
    /"Resources":\[\{"Fn::GetAtt":\["Table\w+","Arn"\]\}\]/,
  );
  const [vault] = chosen.ofType('AWS::Backup::BackupVault');
  expect(vault?.properties).toHaveProperty('EncryptionKeyArn');
});

test('writes to the table are in a log of CloudTrail if a setting says so', () => {
  expect(usual.ofType('AWS::CloudTrail::Trail')).toEqual([]);

  const [trail] = chosen.ofType('AWS::CloudTrail::Trail');
  const [selector] = asList(trail?.properties['AdvancedEventSelectors']);
  const fields = asList(field(selector, 'FieldSelectors'));
  expect(fields).toContainEqual({ Field: 'resources.type', Equals: ['AWS::DynamoDB::Table'] });
  expect(fields).toContainEqual({ Field: 'readOnly', Equals: ['false'] });
  expect(trail?.properties['EventSelectors']).toBeUndefined();
});

test('every finding of the AwsSolutions pack about these choices is acknowledged with a reason', () => {
  const found = chosen.solutions
    .validateScope(chosen.app)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(
        ({ constructPath, resourceLogicalId }) => `${ruleName} ${constructPath ?? resourceLogicalId}`,
      ),
    );
  expect(found.filter(finding => finding.includes('production-data'))).toEqual([]);
});

const retained = ({ path, updateReplacePolicy }: Resource) => [path, updateReplacePolicy];
test('the key of the copies outlives the stack, because without it nobody can read them', () => {
  const keys = chosen.ofType('AWS::KMS::Key').filter(({ path }) => path.includes('/Copies/'));
  expect(keys.map(retained)).toEqual([[expect.any(String), 'Retain']]);
});
