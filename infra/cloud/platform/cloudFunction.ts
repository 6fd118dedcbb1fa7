import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Alias,
  Architecture,
  type Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/cloud/acknowledge.ts';
import { readSettings } from '#infra/cloud/settings.ts';

interface CloudFunctionProps {
  code: Code;
  description: string;
  /**
   * Memory in MB, which also determines processor time. Handlers mostly wait for DynamoDB, and Lambda initialises at
   * full speed at any size: beyond 512 MB only the cost increases.
   */
  memory?: number;
  /**
   * Ten seconds below the limit of an HTTP API, so that the function's own refusal arrives instead of the gateway's.
   */
  timeout?: Duration;
  /**
   * Concurrent executions that are reserved for this function, and its maximum. Only for work that must not wait behind the
   * traffic of visitors: all other functions share the rest.
   */
  reserved?: number;
}

/** A permission that functions can be granted, with its configuration. */
export interface Connectable {
  connect(to: CloudFunction): void;
}

/**
 * A Lambda function with its own role, which may only write its log and traces. Everything that calls it goes through the
 * alias `live`, so that the version before can take over again immediately.
 */
export class CloudFunction extends Construct {
  readonly lambda: LambdaFunction;
  /** The deployed version. */
  readonly live: Alias;
  readonly log: LogGroup;

  constructor(
    scope: Construct,
    id: string,
    { code, description, memory, timeout, reserved }: CloudFunctionProps,
  ) {
    super(scope, id);
    const { tracing, reservedConcurrency } = readSettings(this.node);

    this.log = new LogGroup(this, 'Log', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.log.grantWrite(role);

    this.lambda = new LambdaFunction(this, 'Function', {
      code,
      description,
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memory ?? 512,
      timeout: timeout ?? Duration.seconds(20),
      tracing: tracing ? Tracing.ACTIVE : Tracing.DISABLED,
      ...(reserved && reservedConcurrency && { reservedConcurrentExecutions: reserved }),
      logGroup: this.log,
      // Lambda's own lines cost more than ours. At WARN it reports only starts and runs that end badly.
      loggingFormat: LoggingFormat.JSON,
      systemLogLevelV2: SystemLogLevel.WARN,
      role,
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
    });
    this.live = new Alias(this, 'Live', { aliasName: 'live', version: this.lambda.currentVersion });

    if (tracing)
      acknowledge(role, { 'IAM5[Resource::*]': 'X-Ray takes trace segments on no narrower resource.' });
  }

  /** Sets environment variables. */
  configure(variables: Record<string, string>): this {
    for (const [name, value] of Object.entries(variables)) this.lambda.addEnvironment(name, value);
    return this;
  }

  /** Allows actions on resources. */
  allow(actions: readonly string[], resources: readonly string[]): this {
    this.lambda.addToRolePolicy(new PolicyStatement({ actions: [...actions], resources: [...resources] }));
    return this;
  }
}
