import { DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda';
import { GetHostedZoneCommand } from '@aws-sdk/client-route-53';
import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { GetAccountCommand } from '@aws-sdk/client-sesv2';
import { GetCallerIdentityCommand } from '@aws-sdk/client-sts';
import { describe, expect, test } from 'vitest';
import { synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';
import { stacksOf } from './assembly.ts';
import { fakeAccount, planned, unknownStack } from './testing/fakeAccount.ts';

const account = fakeAccount();
const { route53, secrets, sts, cloudFormation, lambda, cloudFront, ses, acm, isDeployed, run, done, text } =
  account;

describe('npm run deploy -- --check', () => {
  test('lists what is ready, and changes nothing', async () => {
    expect(await run(['--check'])).toBe(true);
    expect(text()).toContain('✓ The CDK is bootstrapped in eu-west-2');
    expect(text()).toContain('✓ 1000 concurrent executions');
    expect(text()).toContain('✓ The templates are within the quotas of AWS');
    expect(text()).toContain('✓ The zone cairn.example is ours');
    expect(text()).toContain('production-data (eu-west-2) is new');
    expect(text()).toContain('Nothing has been changed.');
    expect(done).toEqual([]);
  });

  test('says everything that is missing in one list', async () => {
    cloudFormation.on(DescribeStacksCommand, { StackName: 'CDKToolkit' }).rejects(unknownStack());
    lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 10 } });
    cloudFront.on(ListDistributionsCommand).resolves({});
    ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: false, SendingEnabled: true });
    route53
      .on(GetHostedZoneCommand)
      .rejects(Object.assign(new Error('no zone'), { name: 'NoSuchHostedZone' }));

    expect(await run(['--check'])).toBe(false);
    expect(text()).toContain('npx cdk bootstrap aws://123456789012/eu-west-2');
    expect(text()).toContain('npx cdk bootstrap aws://123456789012/us-east-1');
    expect(text()).toMatch(/✗ The account has 10 concurrent executions; \d+ are reserved/);
    expect(text()).toContain('"reservedConcurrency": false');
    expect(text()).toContain('✗ There is no hosted zone Z0123456789');
    expect(text()).toContain('! SES is in its sandbox');
    expect(text()).toContain('! The account has no CloudFront distribution yet');
    expect(text()).toContain('4 to settle first (✗). Nothing has been changed.');
  });

  test('without access to AWS, names the way to get it', async () => {
    sts.on(GetCallerIdentityCommand).rejects(new Error('Could not load credentials from any providers'));
    expect(await run(['--check'])).toBe(false);
    expect(text()).toContain('✗ No access to AWS: Could not load credentials from any providers');
    expect(text()).toContain('aws sso login');
  });

  test.each([
    [{ domainName: undefined, mailSender: undefined }, 'Missing settings: domainName, mailSender.'],
    [{ monthlyBudget: 'much' }, 'Setting monthlyBudget'],
    [{ hostedZoneId: undefined }, 'hostedZoneId and hostedZoneName must be set together.'],
    [{ stages: { production: { domain: 'x' } } }, 'There is no setting domain (under stages).'],
  ])('stops at the settings %j', async (changes, words) => {
    expect(await run(['--check'], {}, changes)).toBe(false);
    expect(text()).toContain(words);
    expect(text()).toContain('cdk.context.json');
  });

  test('what may not be read is for the operator to judge', async () => {
    ses.on(GetAccountCommand).rejects(new Error('User is not authorized to perform ses:GetAccount'));
    expect(await run(['--check'])).toBe(true);
    expect(text()).toContain('! Something could not be checked: User is not authorized');
  });

  test('checks the settings of Stripe once its keys are stored', async () => {
    for (const { name, template } of planned) isDeployed(name, template);
    secrets
      .on(GetSecretValueCommand)
      .resolves({ SecretString: '{"secretKey":"sk_live_1","webhookSecret":"whsec_1"}' });
    const stripeProblems = async () => ['Payouts to the bank are automatic.'];
    expect(await run(['--check'], { stripeProblems })).toBe(true);
    expect(text()).toContain('! Stripe: Payouts to the bank are automatic.');
  });

  test('without a hosted zone, shows the record that proves the domain', async () => {
    acm.resolves({
      CertificateSummaryList: [
        { DomainName: 'cairn.example', Status: 'PENDING_VALIDATION', CertificateArn: 'arn' },
      ],
      Certificate: {
        DomainValidationOptions: [
          {
            DomainName: 'cairn.example',
            ResourceRecord: { Name: '_a.cairn.example.', Type: 'CNAME', Value: '_b.acm.aws.' },
          },
        ],
      },
    } as never);
    const zone = { hostedZoneId: undefined, hostedZoneName: undefined };
    expect(await run(['--check'], {}, zone)).toBe(true);
    expect(text()).toContain('Create the record: _a.cairn.example. CNAME _b.acm.aws.');
  });
});

describe('A deployment that would lose something', () => {
  /** The template of a stack in which resources have another logical id, as after a careless renaming. */
  const renamed = (name: string, type: string) => {
    const template = structuredClone(planned.find(stack => stack.name === name)?.template) as {
      Resources: Record<string, { Type: string }>;
    };
    const [id = ''] = Object.entries(template.Resources).find(([, { Type }]) => Type === type) ?? [];
    const { [id]: resource, ...others } = template.Resources;
    return { id: 'Former', template: { ...template, Resources: { ...others, Former: resource } } };
  };

  test.each([
    ['production-data', 'AWS::DynamoDB::Table'],
    ['production-data', 'AWS::S3::Bucket'],
    ['production-identity', 'AWS::Cognito::UserPool'],
  ])('is refused: %s, %s', async (name, type) => {
    const { id, template } = renamed(name, type);
    isDeployed(name, template);
    expect(await run(['--yes'])).toBe(false);
    expect(text()).toContain(`✗ ${name}: ${id} (${type}) would be left behind, and no longer be used.`);
    expect(done.filter(one => !one.startsWith('build'))).toEqual([]);

    account.forget();
    expect(await run(['--yes', '--accept', id])).toBe(true);
  });

  test('is not one that removes an earlier secret between CloudFront and the API', async () => {
    const earlier = stacksOf(synthesizeDeployment({ originSecretVersion: 4 }).app.synth().directory);
    const secretsOf = (stacks: typeof planned) =>
      JSON.stringify(stacks).split('AWS::SecretsManager::Secret').length;
    expect(secretsOf(earlier)).toBeGreaterThan(secretsOf(planned));
    for (const { name, template } of earlier) isDeployed(name, template);
    expect(await run(['--check'])).toBe(true);
  });

  test('is refused where a key cannot be changed in place', async () => {
    const template = JSON.stringify(planned.find(({ name }) => name === 'production-data')?.template);
    isDeployed(
      'production-data',
      JSON.parse(template.replaceAll('"AttributeName":"pk"', '"AttributeName":"id"')),
    );
    expect(await run(['--yes'])).toBe(false);
    expect(text()).toContain('(AWS::DynamoDB::Table) would be replaced by an empty one.');
  });

  test.each([
    ['UPDATE_IN_PROGRESS', 'It is being deployed right now'],
    ['UPDATE_ROLLBACK_FAILED', 'Continue update rollback'],
    ['ROLLBACK_COMPLETE', 'Delete the stack, then deploy again.'],
  ])('waits for a stack in the state %s', async (status, words) => {
    isDeployed('production-api', {}, status);
    expect(await run(['--check'])).toBe(false);
    expect(text()).toContain('✗ The stack production-api cannot be deployed.');
    expect(text()).toContain(words);
  });
});
