import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

interface AlarmTerms {
  metric: IMetric;
  /** Rings at this value and above; with `below`, under it. */
  threshold: number;
  below?: boolean;
  /** How many periods in a row; default 1. */
  periods?: number;
  /** Silence is trouble as well: for things that must happen. */
  silenceIsTrouble?: boolean;
  /** One sentence: who is hurt, how. */
  impact: string;
  /** Heading of infra/docs/runbook.md in its anchor form. */
  runbook: string;
}

/** Tells the operator by mail; every alarm of the installation ends here and is listed for the dashboard. */
export class Alerts extends Construct {
  readonly topic: Topic;
  readonly alarms: Alarm[] = [];

  constructor(scope: Construct, id: string, { email }: { email: string }) {
    super(scope, id);

    const key = new Key(this, 'Key', { enableKeyRotation: true, description: 'Alarm messages' });
    key.grantEncryptDecrypt(new ServicePrincipal('cloudwatch.amazonaws.com'));
    this.topic = new Topic(this, 'Topic', { masterKey: key, enforceSSL: true, displayName: 'Cairn alarms' });
    this.topic.addSubscription(new EmailSubscription(email));
  }

  /** An alarm that says who is hurt and where to read what to do. */
  when(scope: Construct, id: string, terms: AlarmTerms): Alarm {
    const alarm = new Alarm(scope, id, {
      metric: terms.metric,
      threshold: terms.threshold,
      comparisonOperator: terms.below
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: terms.periods ?? 1,
      treatMissingData: terms.silenceIsTrouble ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      alarmDescription: `${terms.impact} Runbook: infra/docs/runbook.md#${terms.runbook}`,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    alarm.addOkAction(new SnsAction(this.topic));
    this.alarms.push(alarm);
    return alarm;
  }
}

/** Alarms look at five minutes at a time unless they say otherwise. */
export const fiveMinutes = Duration.minutes(5);
