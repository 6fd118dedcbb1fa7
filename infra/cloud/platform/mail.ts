import { Duration, Stack } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { EventBus, type EventPattern } from 'aws-cdk-lib/aws-events';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import {
  CloudWatchDimensionSource,
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  MailFromBehaviorOnMxFailure,
  Identity as Sender,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/cloud/acknowledge.ts';
import { type DeploymentSettings, senderDomain } from '#infra/cloud/settings.ts';
import type { Alerts } from './alerts.ts';
import type { CloudFunction, Connectable } from './cloudFunction.ts';

/**
 * Email by SES. Bounces and complaints become events, both rates are monitored, and addresses that bounce are suppressed. Those
 * that complain are not, because receipts and security notices still go to them: the functions withhold the rest.
 */
export class Mail extends Construct implements Connectable {
  readonly #sender: string;
  readonly #configuration: ConfigurationSet;
  /** Functions that sign or check the unsubscribe links in emails. */
  readonly unsubscribeLinks: Connectable;

  constructor(
    scope: Construct,
    id: string,
    { alerts, settings, signing }: { alerts: Alerts; settings: DeploymentSettings; signing: Secret },
  ) {
    super(scope, id);
    this.#sender = settings.mailSender;

    this.#configuration = new ConfigurationSet(this, 'Configuration', {
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_ONLY,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    });
    this.#configuration.addEventDestination('Failures', {
      destination: EventDestination.cloudWatchDimensions([
        {
          source: CloudWatchDimensionSource.MESSAGE_TAG,
          name: 'ses:configuration-set',
          defaultValue: 'none',
        },
      ]),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
    });

    this.#configuration.addEventDestination('Feedback', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });

    // SES has one identity of a domain in an account and region: the installation that made it keeps it.
    if (!settings.sharedMailIdentity)
      new EmailIdentity(this, 'Sender', {
        identity: senderIdentity(this, settings),
        configurationSet: this.#configuration,
        // Bounces go to a domain of ours, so that SPF is aligned with the sender and DMARC passes by it too.
        mailFromDomain: `mail.${senderDomain(settings)}`,
        mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
      });

    this.unsubscribeLinks = {
      connect: to => to.configure({ UNSUBSCRIBE_SECRET: signing.secretValue.unsafeUnwrap() }),
    };

    const rate = (metricName: string) =>
      new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Maximum', period: Duration.hours(1) });
    alerts.addAlarm(this, 'Bounces', {
      metric: rate('Reputation.BounceRate'),
      threshold: 0.05,
      impact: 'Email is at risk: SES reviews accounts at a 5 % bounce rate and pauses sending at 10 %.',
      runbook: 'email-bounces',
    });
    alerts.addAlarm(this, 'Complaints', {
      metric: rate('Reputation.ComplaintRate'),
      threshold: 0.001,
      impact: 'Email is at risk: SES reviews accounts at a 0.1 % complaint rate and pauses sending at 0.5 %.',
      runbook: 'email-bounces',
    });
  }

  /** Events of bounces and complaints about emails of this installation. */
  get feedback(): EventPattern {
    return {
      source: ['aws.ses'],
      detailType: ['Email Bounced', 'Email Complaint Received'],
      detail: { mail: { tags: { 'ses:configuration-set': [this.#configuration.configurationSetName] } } },
    };
  }

  connect(to: CloudFunction): void {
    // In the sandbox SES authorises the recipient's identity as well, so every identity is allowed, for one sender.
    const identities = Stack.of(this).formatArn({ service: 'ses', resource: 'identity', resourceName: '*' });
    to.lambda.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail', 'ses:SendRawEmail'],
        resources: [identities, this.#configurationArn],
        conditions: { StringEquals: { 'ses:FromAddress': this.#sender } },
      }),
    );
    to.allow(['ses:DeleteSuppressedDestination'], ['*']);
    acknowledge(to, {
      'IAM5[Resource::*]':
        'The suppression list is one per account and Region; SES knows no narrower resource.',
      [`IAM5[Resource::arn:aws:ses:${Stack.of(this).region}:<AWS::AccountId>:identity/*]`]:
        'In the sandbox SES authorises the identity of each recipient; the condition names the one sender.',
    });
    to.configure({
      MAIL_SENDER: `Cairn <${this.#sender}>`,
      MAIL_REPLY_TO: this.#sender,
      MAIL_CONFIGURATION_SET: this.#configuration.configurationSetName,
    });
  }

  get #configurationArn(): string {
    return Stack.of(this).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: this.#configuration.configurationSetName,
    });
  }
}

/** Identity of the sender's domain; its DKIM, MX and SPF records are created if its zone is ours. */
function senderIdentity(
  scope: Construct,
  { mailSender, hostedZoneId, hostedZoneName }: DeploymentSettings,
): Sender {
  const domain = senderDomain({ mailSender });
  if (!hostedZoneId || hostedZoneName !== domain) return Sender.domain(domain);

  return Sender.publicHostedZone(
    PublicHostedZone.fromPublicHostedZoneAttributes(scope, 'Zone', {
      hostedZoneId,
      zoneName: hostedZoneName,
    }),
  );
}
