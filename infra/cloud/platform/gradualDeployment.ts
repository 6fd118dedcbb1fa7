import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/cloud/acknowledge.ts';
import type { Alerts } from './alerts.ts';
import type { CloudFunction } from './cloudFunction.ts';
import { namespaceOf } from './logAlarm.ts';

/**
 * Moves calls of functions to a new version step by step: a tenth of them for five minutes, then the rest. If the new version
 * fails meanwhile, all calls go back to the version before, and the deployment fails.
 */
export class GradualDeployment extends Construct {
  readonly #application: LambdaApplication;
  readonly #role: Role;
  readonly #alerts: Alerts;

  constructor(scope: Construct, id: string, { alerts }: { alerts: Alerts }) {
    super(scope, id);
    this.#alerts = alerts;
    this.#application = new LambdaApplication(this, 'Application');
    this.#role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [
        ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSCodeDeployRoleForLambdaLimited'),
      ],
    });
    acknowledge(this.#role, {
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]':
        'What CodeDeploy asks for to move an alias and to read alarms.',
    });
  }

  /**
   * Deploys a function in this way from now on. Each version has an alarm of its own, which starts fresh and counts errors of
   * this version only, so that neither errors of the previous version nor its alarm block the deployment.
   */
  add(name: string, deployed: CloudFunction): void {
    const { live, lambda } = deployed;
    const fails = this.#alerts.addAlarm(live, 'NewVersionFails', {
      name: `${lambda.functionName}-version-${lambda.currentVersion.version}-fails`,
      metric: errorsOfNewVersion(name, deployed),
      threshold: 1,
      impact: 'Payments that the new version of a function took fail; its deployment is being undone.',
      runbook: 'a-new-version-fails',
    });
    new LambdaDeploymentGroup(live, 'Deployment', {
      application: this.#application,
      role: this.#role,
      alias: live,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      alarms: [fails],
    });
  }
}

/**
 * While the alias is between two versions, for which time Lambda counts by version: runs of the new one that ended badly, and
 * errors that our handlers logged and answered with a 500, whose lines name their version.
 */
function errorsOfNewVersion(name: string, { live, lambda, log }: CloudFunction): MathExpression {
  const { version } = lambda.currentVersion;
  const counted = { statistic: 'Sum', period: Duration.minutes(1) };
  const ofVersion = (metricName: string) =>
    new Metric({
      ...counted,
      namespace: 'AWS/Lambda',
      metricName,
      dimensionsMap: {
        FunctionName: lambda.functionName,
        Resource: `${lambda.functionName}:${live.aliasName}`,
        ExecutedVersion: version,
      },
    });
  const logged = new Metric({
    ...counted,
    namespace: namespaceOf(live),
    metricName: `${name}Errors`,
    dimensionsMap: { version },
  });
  log.addMetricFilter('ErrorsByVersion', {
    filterPattern: FilterPattern.stringValue('$.level', '=', 'error'),
    metricNamespace: logged.namespace,
    metricName: logged.metricName,
    dimensions: { version: '$.version' },
  });
  return new MathExpression({
    expression: 'IF(FILL(calls, 0) > 0, FILL(failed, 0) + FILL(logged, 0), 0)',
    usingMetrics: { calls: ofVersion('Invocations'), failed: ofVersion('Errors'), logged },
    label: 'Errors of the new version',
    period: counted.period,
  });
}
