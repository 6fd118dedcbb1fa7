import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import {
  CloudWatchDimensionSource,
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  type IEmailIdentity,
  Identity as Sender,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { DeploymentSettings } from '#infra/cloud/settings.ts';
import type { Alerts } from './alerts.ts';
import type { CloudFunction, Connectable } from './cloudFunction.ts';

/** Email by SES. Addresses that bounce or complain are suppressed, and both rates are monitored. */
export class Mail extends Construct implements Connectable {
  readonly #sender: string;
  readonly #identity: IEmailIdentity;
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
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
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

    // SES has one identity of a domain in an account and region: the installation that made it keeps it.
    this.#identity = settings.sharedMailIdentity
      ? EmailIdentity.fromEmailIdentityName(this, 'Sender', domainOf(settings))
      : new EmailIdentity(this, 'Sender', {
          identity: senderIdentity(this, settings),
          configurationSet: this.#configuration,
        });

    this.unsubscribeLinks = {
      connect: to => to.configure({ UNSUBSCRIBE_SECRET: signing.secretValue.unsafeUnwrap() }),
    };

    const rate = (metricName: string) =>
      new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Maximum', period: Duration.hours(1) });
    alerts.addAlarm(this, 'Bounces', {
      metric: rate('Reputation.BounceRate'),
      threshold: 0.04,
      impact: 'Email is at risk: SES pauses sending at a 10 % bounce rate.',
      runbook: 'email-bounces',
    });
    alerts.addAlarm(this, 'Complaints', {
      metric: rate('Reputation.ComplaintRate'),
      threshold: 0.0008,
      impact: 'Email is at risk: SES pauses sending at a 0.5 % complaint rate.',
      runbook: 'email-bounces',
    });
  }

  connect(to: CloudFunction): void {
    to.allow(
      ['ses:SendEmail', 'ses:SendRawEmail'],
      [this.#identity.emailIdentityArn, this.#configurationArn],
    );
    to.configure({
      MAIL_SENDER: `Cairn <${this.#sender}>`,
      MAIL_REPLY_TO: this.#sender,
      MAIL_CONFIGURATION_SET: this.#configuration.configurationSetName,
    });
  }

  get #configurationArn(): string {
    return this.#identity.stack.formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: this.#configuration.configurationSetName,
    });
  }
}

const domainOf = ({ mailSender }: DeploymentSettings): string =>
  mailSender.slice(mailSender.indexOf('@') + 1);

/** Identity of the sender's domain; its DKIM records are created if its zone is ours. */
function senderIdentity(scope: Construct, settings: DeploymentSettings): Sender {
  const { hostedZoneId, hostedZoneName } = settings;
  const domain = domainOf(settings);
  if (!hostedZoneId || hostedZoneName !== domain) return Sender.domain(domain);

  return Sender.publicHostedZone(
    PublicHostedZone.fromPublicHostedZoneAttributes(scope, 'Zone', {
      hostedZoneId,
      zoneName: hostedZoneName,
    }),
  );
}
