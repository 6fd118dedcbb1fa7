import { expect, test } from 'vitest';
import { choices, type Deployment, synthesizeDeployment } from './testing/deployment.ts';

const production = synthesizeDeployment();
const rehearsal = synthesizeDeployment({
  stage: 'rehearsal',
  domainName: 'rehearsal.cairn.example',
  sharedMailIdentity: true,
  ...choices.generator,
});

/** Names that several resources of an account may have, by type: they are names within another resource, or labels. */
const notUnique = [
  'AWS::ApiGatewayV2::Api Name',
  'AWS::ApiGatewayV2::Authorizer Name',
  'AWS::ApiGatewayV2::Stage StageName',
  'AWS::CloudWatch::Alarm MetricName',
  'AWS::CodeDeploy::DeploymentGroup DeploymentConfigName',
  'AWS::Cognito::UserPoolClient ClientName',
  'AWS::Cognito::UserPoolGroup GroupName',
  'AWS::Cognito::UserPoolIdentityProvider ProviderName',
  'AWS::IAM::Policy PolicyName',
  'AWS::IAM::Role PolicyName',
  'AWS::Lambda::Alias Name',
  'AWS::SNS::Topic DisplayName',
  'AWS::DynamoDB::Table TimeToLiveSpecification.AttributeName',
];

/** Every name that the templates choose, with its resource; where they choose none, CloudFormation invents one. */
const chosenNames = ({ resources }: Deployment): string[] =>
  resources.flatMap(({ type, properties }) =>
    namesIn(properties)
      .filter(([key]) => !notUnique.includes(`${type} ${key}`))
      .map(([key, name]) => `${type} ${key} ${name}`),
  );

/** Also those one level below, such as `CachePolicyConfig.Name`; the elements of lists are parts of a resource. */
function namesIn(properties: object, above = ''): [key: string, name: string][] {
  return Object.entries(properties).flatMap(([key, value]): [string, string][] => {
    const isName = /(Name|Identity|Domain|Namespace)$/.test(key);
    if (typeof value === 'string') return isName && !value.startsWith('AWS/') ? [[above + key, value]] : [];
    if (Array.isArray(value)) return key === 'Aliases' ? value.map(one => [key, String(one)]) : [];
    return above || typeof value !== 'object' ? [] : namesIn(Object(value), `${key}.`);
  });
}

const exportNames = ({ templates }: Deployment): string[] =>
  templates.flatMap(({ exports }) => exports.flatMap(({ name }) => (typeof name === 'string' ? [name] : [])));

test('two installations in one account and region have no name in common', () => {
  const taken = new Set([...chosenNames(production), ...exportNames(production)]);
  const chosen = [...chosenNames(rehearsal), ...exportNames(rehearsal)];
  expect(chosen.length).toBeGreaterThan(50);
  expect(chosen.filter(name => taken.has(name))).toEqual([]);
  expect(chosen).toEqual(
    expect.arrayContaining([
      'AWS::WAFv2::WebACL VisibilityConfig.MetricName rehearsal-firewall',
      'AWS::CloudFront::Distribution Aliases rehearsal.cairn.example',
    ]),
  );
});

test('the second one sends from the domain that the first one has set up with SES', () => {
  const [identity, ...others] = production.ofType('AWS::SES::EmailIdentity');
  expect([identity?.properties['EmailIdentity'], others]).toEqual(['cairn.example', []]);
  expect(rehearsal.ofType('AWS::SES::EmailIdentity')).toEqual([]);

  const senders = rehearsal
    .ofType('AWS::IAM::Policy')
    .filter(({ properties }) => JSON.stringify(properties).includes('ses:SendEmail'));
  expect(senders.length).toBe(2);
  for (const { properties } of senders) expect(JSON.stringify(properties)).toContain(':identity/*');
});

test('the alarm on blocked requests looks at the web ACL of its own installation', () => {
  const alarm = rehearsal.ofType('AWS::CloudWatch::Alarm').find(({ path }) => path.includes('/Blocked/'));
  expect(alarm?.properties['Dimensions']).toContainEqual({ Name: 'WebACL', Value: 'rehearsal-firewall' });
});
