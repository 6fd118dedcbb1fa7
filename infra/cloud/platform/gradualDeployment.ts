import type { IAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/cloud/acknowledge.ts';
import type { CloudFunction } from './cloudFunction.ts';

/**
 * Moves calls of functions to a new version step by step: a tenth of them for five minutes, then the rest. If an alarm is
 * raised meanwhile, all calls go back to the version before, and the deployment fails.
 */
export class GradualDeployment extends Construct {
  readonly #application: LambdaApplication;
  readonly #role: Role;
  readonly #alarms: IAlarm[];

  constructor(scope: Construct, id: string, { alarms }: { alarms: readonly IAlarm[] }) {
    super(scope, id);
    this.#alarms = [...alarms];
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

  /** Deploys a function in this way from now on. */
  add({ live }: CloudFunction): void {
    new LambdaDeploymentGroup(live, 'Deployment', {
      application: this.#application,
      role: this.#role,
      alias: live,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      alarms: this.#alarms,
    });
  }
}
