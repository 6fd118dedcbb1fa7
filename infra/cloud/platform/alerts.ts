import { Aws, Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

interface AlarmProps {
  metric: IMetric;
  /** The alarm fires at this value or above it; with `below`, under it. */
  threshold: number;
  below?: boolean;
  /** Number of consecutive periods that must breach; default 1. */
  periods?: number;
  /** Whether missing data raises the alarm, for work that must run. */
  alarmOnMissingData?: boolean;
  /** Only where another alarm must take its place with something; CloudFormation chooses one otherwise. */
  name?: string;
  /** One sentence that names who is affected and how. */
  impact: string;
  /** Anchor of a heading in infra/docs/runbook.md. */
  runbook: string;
}

/** Topic of alarms, with the operator as its subscriber. Also lists the alarms and queues for the dashboard. */
export class Alerts extends Construct {
  readonly topic: Topic;
  readonly alarms: Alarm[] = [];
  /** Number of messages in each dead-letter queue. */
  readonly deadLetters: IMetric[] = [];

  constructor(scope: Construct, id: string, { email }: { email: string }) {
    super(scope, id);

    // No key: notifications name alarms, not people, a key costs $1 a month, and CloudWatch may not use AWS's own.
    this.topic = new Topic(this, 'Topic', { enforceSSL: true, displayName: 'Cairn alarms' });
    // `enforceSSL` adds a topic policy, which removes SNS's default permission to publish.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        sid: 'AllowAlarmsOfThisAccount',
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    this.topic.addSubscription(new EmailSubscription(email));
  }

  /** Adds an alarm that names its impact and its runbook entry. */
  addAlarm(scope: Construct, id: string, props: AlarmProps): Alarm {
    const alarm = new Alarm(scope, id, {
      metric: props.metric,
      ...(props.name && { alarmName: props.name }),
      threshold: props.threshold,
      comparisonOperator: props.below
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: props.periods ?? 1,
      treatMissingData: props.alarmOnMissingData
        ? TreatMissingData.BREACHING
        : TreatMissingData.NOT_BREACHING,
      alarmDescription: `${props.impact} Runbook: infra/docs/runbook.md#${props.runbook}`,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    alarm.addOkAction(new SnsAction(this.topic));
    this.alarms.push(alarm);
    return alarm;
  }
}

/** Default period of an alarm's metric. */
export const fiveMinutes = Duration.minutes(5);
