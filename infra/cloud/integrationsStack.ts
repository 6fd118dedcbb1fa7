import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Alerts } from '#infra/cloud/platform/alerts.ts';
import { Generator } from '#infra/cloud/platform/generator.ts';
import { Mail } from '#infra/cloud/platform/mail.ts';
import { Payments } from '#infra/cloud/platform/payments.ts';
import { makeSigningSecret } from '#infra/cloud/platform/signingSecret.ts';
import { Site } from '#infra/cloud/platform/site.ts';
import { Translator } from '#infra/cloud/platform/translator.ts';
import { WorkQueue } from '#infra/cloud/platform/workQueue.ts';
import { eventTriggers } from '#infra/jobs.ts';
import type { DeploymentSettings } from './settings.ts';

interface OutsideStackProps extends StackProps {
  alerts: Alerts;
  settings: DeploymentSettings;
}

/** Services and settings that functions use: email, the payment provider's keys, the payout queue, the site's own address. */
export class IntegrationsStack extends Stack {
  readonly mail: Mail;
  readonly payments: Payments;
  readonly site: Site;
  readonly generator: Generator;
  readonly translator: Translator;
  readonly payoutQueue: WorkQueue;

  constructor(scope: Construct, id: string, { alerts, settings, ...props }: OutsideStackProps) {
    super(scope, id, { ...props, description: 'Email, payment secrets and site address' });

    const signing = makeSigningSecret(this);
    this.mail = new Mail(this, 'Mail', { alerts, settings, signing });
    this.payments = new Payments(this, 'Payments', { signing });
    this.site = new Site(this, 'Site', settings);
    this.generator = new Generator(this, settings);
    this.translator = new Translator(this, settings);

    this.payoutQueue = new WorkQueue(this, 'PayoutQueue', {
      alerts,
      trigger: eventTriggers.payouts,
      variable: 'PAYOUT_QUEUE_URL',
      runbook: 'payouts-are-not-sent',
    });

    new CfnOutput(this, 'StripeSecretArn', {
      value: this.payments.secretArn,
      description: 'Enter your Stripe keys here',
    });
  }
}
