import { expect, test } from 'vitest';
import { asList, field, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';

const { ofType } = synthesizeDeployment();

const statementsOf = (name: string) =>
  ofType('AWS::IAM::Policy')
    .filter(({ path }) => path.includes(`/${name}/Role/`))
    .flatMap(({ properties }) => asList(field(properties['PolicyDocument'], 'Statement')));

test.each(['processStream', 'digests'])(
  '%s may email every recipient, whose identity the sandbox of SES authorises too, but only in the site’s name',
  name => {
    const [sending] = statementsOf(name).filter(statement =>
      asList(field(statement, 'Action')).includes('ses:SendRawEmail'),
    );
    expect(JSON.stringify(field(sending, 'Resource'))).toMatch(/:identity\/\*"/);
    expect(JSON.stringify(field(sending, 'Resource'))).toContain(':configuration-set/');
    expect(field(sending, 'Condition')).toEqual({
      StringEquals: { 'ses:FromAddress': 'hello@cairn.example' },
    });
  },
);

test('bounces and complaints of this installation reach the function that notes them', () => {
  const destinations = ofType('AWS::SES::ConfigurationSetEventDestination').map(({ properties }) =>
    field(properties, 'EventDestination'),
  );
  const feedback = destinations.find(one => field(one, 'EventBridgeDestination'));
  expect(field(feedback, 'MatchingEventTypes')).toEqual(['bounce', 'complaint']);
  expect(JSON.stringify(feedback)).toContain('event-bus/default');

  const rule = ofType('AWS::Events::Rule').find(({ path }) => path.includes('/MailFeedback/'));
  expect(rule?.properties['EventPattern']).toMatchObject({
    source: ['aws.ses'],
    'detail-type': ['Email Bounced', 'Email Complaint Received'],
    detail: { mail: { tags: { 'ses:configuration-set': [expect.anything()] } } },
  });
  expect(JSON.stringify(rule?.properties['Targets'])).toContain('recordMailFeedbackLive');
});

test('addresses that complain are not suppressed, because receipts and resets still go to them', () => {
  const [set] = ofType('AWS::SES::ConfigurationSet');
  expect(field(set?.properties['SuppressionOptions'], 'SuppressedReasons')).toEqual(['BOUNCE']);
});

test('bounces are returned to a domain that is aligned with the sender, with its DNS records', () => {
  const [identity] = ofType('AWS::SES::EmailIdentity');
  expect(identity?.properties['MailFromAttributes']).toEqual({
    MailFromDomain: 'mail.cairn.example',
    BehaviorOnMxFailure: 'USE_DEFAULT_VALUE',
  });
  const records = ofType('AWS::Route53::RecordSet').filter(({ properties }) =>
    String(properties['Name']).startsWith('mail.cairn.example'),
  );
  const values = JSON.stringify(
    records.map(({ properties }) => [properties['Type'], properties['ResourceRecords']]),
  );
  expect(values).toContain('feedback-smtp.eu-west-2.amazonses.com');
  expect(values).toContain('v=spf1 include:amazonses.com ~all');
});

test('alarms are raised at the rates at which AWS reviews an account, and the dashboard shows both', () => {
  const thresholds = Object.fromEntries(
    ofType('AWS::CloudWatch::Alarm')
      .filter(({ properties }) => properties['Namespace'] === 'AWS/SES')
      .map(({ properties }) => [properties['MetricName'], properties['Threshold']]),
  );
  expect(thresholds).toEqual({ 'Reputation.BounceRate': 0.05, 'Reputation.ComplaintRate': 0.001 });

  const dashboard = JSON.stringify(ofType('AWS::CloudWatch::Dashboard')[0]?.properties);
  for (const metric of ['Bounce', 'Complaint', 'Reputation.BounceRate', 'Reputation.ComplaintRate'])
    expect(dashboard).toContain(`AWS/SES\\",\\"${metric}\\"`);
});
