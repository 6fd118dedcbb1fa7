import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { DomainStack } from '#infra/cloud/domains/domainStack.ts';
import type { Alerts } from '#infra/cloud/platform/alerts.ts';
import type { Contract } from '#shared/contract.ts';
import { acknowledge } from './acknowledge.ts';
import { addApiAlarms, addWebhookAlarms } from './apiAlarms.ts';
import type { Bundles } from './bundles.ts';
import type { Platform } from './connect.ts';

interface ApiStackProps extends StackProps {
  alerts: Alerts;
  contracts: readonly Contract[];
  bundles: Bundles;
  platform: Platform;
}

/** Name of the stage, which is the first path segment, so that CloudFront can pass `/api/…` on unchanged. */
const stageName = 'api';

/** The HTTP API: one nested stack per domain, one endpoint per contract. */
export class ApiStack extends Stack {
  readonly api: HttpApi;

  constructor(
    scope: Construct,
    id: string,
    { alerts, contracts, bundles, platform, ...props }: ApiStackProps,
  ) {
    super(scope, id, { ...props, description: 'API' });
    const { identity } = platform;

    this.api = new HttpApi(this, 'Api', { createDefaultStage: false });
    this.#addStage();
    const sessions = new HttpJwtAuthorizer('Sessions', identity.issuer, {
      jwtAudience: [identity.client.userPoolClientId],
    });

    for (const [domain, ofDomain] of Map.groupBy(contracts, contract => contract.domain)) {
      const stack = new DomainStack(this, domain, {
        api: this.api,
        sessions,
        contracts: ofDomain,
        bundles,
        platform,
      });
      acknowledge(stack, {
        APIG4: 'The contract says public: anyone may call, or the function looks at a token itself.',
      });

      const webhook = stack.endpoints.find(({ node }) => node.id === 'receiveStripeWebhook');
      if (webhook) addWebhookAlarms(alerts, webhook.function, this.stackName);
    }

    addApiAlarms(this, alerts, this.api);
  }

  #addStage(): void {
    const log = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName,
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1000 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(log),
        format: AccessLogFormat.custom(
          JSON.stringify({
            at: '$context.requestTime',
            request: '$context.requestId',
            route: '$context.routeKey',
            status: '$context.status',
            milliseconds: '$context.responseLatency',
            refused: '$context.authorizer.error',
            failure: '$context.integrationErrorMessage',
          }),
        ),
      },
    });
  }
}
