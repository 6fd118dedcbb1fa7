import { CloudWatchClient, DescribeAlarmsCommand, SetAlarmStateCommand } from '@aws-sdk/client-cloudwatch';
import { ListSubscriptionsCommand, SNSClient } from '@aws-sdk/client-sns';
import { type DeploymentSettings, senderDomain } from '#infra/cloud/settings.ts';
import { edgeRegion, orNotChecked } from './account.ts';
import { type Finding, fine, warning } from './finding.ts';
import { outputsOf } from './outputs.ts';
import { checkStripe } from './stripe.ts';
import type { Tools } from './tools.ts';

/** Steps that the operator still has to take by hand after a deployment. */
export async function nextSteps(
  settings: DeploymentSettings,
  tools: Pick<Tools, 'stripeProblems'>,
): Promise<Finding[]> {
  const { region, operatorEmail } = settings;
  const steps = [
    unconfirmed([region, edgeRegion], operatorEmail),
    domainRecord(settings),
    returnRecords(settings),
    checkStripe(settings, tools),
    firstAdministrator(settings),
  ];
  return (await Promise.all(steps.map(orNotChecked))).flat();
}

async function domainRecord({ hostedZoneId, region, stage, domainName }: DeploymentSettings) {
  if (hostedZoneId) return [];
  const { PointTheDomainTo = '' } = await outputsOf(region, `${stage}-web`);
  return [
    warning(
      `${domainName} is named by you.`,
      `Unless it exists, create the record: ${domainName} CNAME (or ALIAS) ${PointTheDomainTo}`,
    ),
  ];
}

/** Records of the domain to which bounces return, unless the stack has created them in the sender's zone. */
async function returnRecords({ mailSender, hostedZoneName, region, sharedMailIdentity }: DeploymentSettings) {
  const domain = senderDomain({ mailSender });
  if (hostedZoneName === domain || sharedMailIdentity) return [];
  return [
    warning(
      `Bounces return to mail.${domain}, which is named by you.`,
      `Unless they exist, create the records:\nmail.${domain} MX 10 feedback-smtp.${region}.amazonses.com\nmail.${domain} TXT "v=spf1 include:amazonses.com ~all"`,
    ),
  ];
}

async function firstAdministrator({ region, stage }: DeploymentSettings) {
  const { UserPoolId = '' } = await outputsOf(region, `${stage}-identity`);
  return [
    warning(
      'Administrators are appointed by hand.',
      `If there is none yet: sign up on the site, turn on two-factor authentication, then\nTABLE_NAME=… USER_POOL_ID=${UserPoolId} npm run administrator -- add you@example.com`,
    ),
  ];
}

/** Alarms reach no one before the operator has confirmed both subscriptions, one in each region. */
async function unconfirmed(regions: readonly string[], operatorEmail: string): Promise<Finding[]> {
  const found = await Promise.all(
    [...new Set(regions)].map(async region => {
      const { Subscriptions = [] } = await new SNSClient({ region }).send(new ListSubscriptionsCommand({}));
      return Subscriptions.some(
        one => one.Endpoint === operatorEmail && one.SubscriptionArn === 'PendingConfirmation',
      )
        ? [region]
        : [];
    }),
  );
  const waiting = found.flat();
  if (waiting.length === 0) return [fine(`Alarms are sent to ${operatorEmail}`)];
  return [
    warning(
      `Alarms of ${waiting.join(' and ')} reach nobody yet.`,
      `Confirm the subscription in the email that SNS has sent to ${operatorEmail}.`,
    ),
  ];
}

/** Sets one alarm to the state ALARM, so that the operator receives an email about it. */
export async function sendTestAlarm({ region, stage, operatorEmail }: DeploymentSettings): Promise<Finding> {
  const client = new CloudWatchClient({ region });
  const { MetricAlarms = [] } = await client.send(
    new DescribeAlarmsCommand({ AlarmNamePrefix: `${stage}-jobs`, MaxRecords: 1 }),
  );
  const name = MetricAlarms[0]?.AlarmName;
  if (!name) return warning('There is no alarm to test.', `Deploy ${stage}-jobs first.`);
  await client.send(
    new SetAlarmStateCommand({ AlarmName: name, StateValue: 'ALARM', StateReason: 'Delivery test' }),
  );
  return warning(
    `The alarm ${name} was set off as a test.`,
    `Two emails must reach ${operatorEmail} within five minutes: the alarm and its end. If not, see "Test alarm" in infra/docs/deploy.md.`,
  );
}
