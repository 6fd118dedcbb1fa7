import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup, LogGroupClass, QueryDefinition, QueryString, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { originSecretsVariable } from '#functions/platform/middleware/cdnOrigin.ts';
import { DomainStack, stackOf } from '#infra/cloud/domains/domainStack.ts';
import type { Alerts } from '#infra/cloud/platform/alerts.ts';
import { CdnGuard } from '#infra/cloud/platform/cdnGuard.ts';
import { GradualDeployment } from '#infra/cloud/platform/gradualDeployment.ts';
import type { Site } from '#infra/cloud/platform/site.ts';
import {
  addApiAlarms,
  addExecutionAlarms,
  addGeneratorAlarm,
  addTranslatorAlarm,
  addWebhookAlarms,
} from './apiAlarms.ts';
import { apis, forEachApi, type OfEachApi, stageName } from './apis.ts';
import type { Bundles } from './bundles.ts';
import type { Platform } from './connect.ts';
import type { Endpoint } from './permissions.ts';
import { readSettings } from './settings.ts';

interface ApiStackProps extends StackProps {
  alerts: Alerts;
  endpoints: readonly Endpoint[];
  bundles: Bundles;
  platform: Platform;
}

const sendsToModel = (id: string): boolean => ['generateContent', 'generateProspects'].includes(id);

/** The HTTP APIs: one nested stack per domain, one endpoint per contract. */
export class ApiStack extends Stack {
  readonly httpApis: OfEachApi<HttpApi>;
  /** Authorizers of their routes, and the headers by which they recognise CloudFront. */
  readonly guard: CdnGuard;

  constructor(
    scope: Construct,
    id: string,
    { alerts, endpoints, bundles, platform, ...props }: ApiStackProps,
  ) {
    super(scope, id, { ...props, description: 'API' });
    const { identity, site } = platform;

    this.httpApis = forEachApi(
      ({ prefix }) =>
        new HttpApi(this, `${prefix}Api`, {
          createDefaultStage: false,
          defaultAuthorizer: { bind: options => this.guard.anyone.bind(options) },
        }),
    );
    this.guard = new CdnGuard(this, 'CdnGuard', { httpApis: this.httpApis, identity });

    addApiAlarms(this, alerts, this.httpApis);
    const { generator, translator, gradualDeployments } = readSettings(this.node);
    const gradually = gradualDeployments
      ? new GradualDeployment(this, 'GradualDeployment', { alerts })
      : undefined;
    const domains: DomainStack[] = [];
    for (const [name, ofStack] of Map.groupBy(endpoints, ({ contract }) => stackOf(contract))) {
      const stack = new DomainStack(this, name, {
        httpApis: this.httpApis,
        sessions: this.guard.sessions,
        endpoints: ofStack,
        bundles,
        platform,
        gradually,
      });
      // One after another: routes that are created at the same time conflict on a stage that deploys itself.
      const previous = domains.at(-1);
      if (previous) stack.addStackDependency(previous);
      domains.push(stack);

      const generating = stack.endpoints.filter(({ node }) => sendsToModel(node.id));
      if (generating.length > 0 && generator)
        addGeneratorAlarm(
          stack,
          alerts,
          generating.map(endpoint => endpoint.function),
        );
      const translating = stack.endpoints.find(({ node }) => node.id === 'translateText');
      if (translating && translator) addTranslatorAlarm(stack, alerts, translating.function);
      const webhook = stack.endpoints.find(({ node }) => node.id === 'receiveStripeWebhook');
      if (webhook) addWebhookAlarms(alerts, webhook.function);
    }

    for (const stage of this.#addStages(site)) stage.node.addDependency(...domains);
    addExecutionAlarms(this, alerts);
  }

  /**
   * The stages with their limits and one log, which deploy once, with the routes that exist before them. They have no limits of
   * single routes: API Gateway keeps those of a route that was removed, and refuses every later change of the stage.
   */
  #addStages(site: Site): HttpStage[] {
    const log = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
      // Nothing but queries reads it, at half the price.
      logGroupClass: LogGroupClass.INFREQUENT_ACCESS,
    });
    new QueryDefinition(this, 'SlowRoutes', {
      queryDefinitionName: `${this.stackName}/slow routes`,
      logGroups: [log],
      queryString: new QueryString({
        statsStatements: ['count(*) as calls, pct(milliseconds, 50), pct(milliseconds, 99) as p99 by route'],
        sort: 'p99 desc',
      }),
    });
    new QueryDefinition(this, 'FailedCalls', {
      queryDefinitionName: `${this.stackName}/failed calls`,
      logGroups: [log],
      queryString: new QueryString({
        fields: ['@timestamp', 'route', 'status', 'failure', 'request'],
        filterStatements: ['status >= 500'],
        sort: '@timestamp desc',
        limit: 100,
      }),
    });
    const accessLogSettings = {
      destination: new LogGroupLogDestination(log),
      format: AccessLogFormat.custom(
        JSON.stringify({
          request: '$context.requestId',
          route: '$context.routeKey',
          status: '$context.status',
          milliseconds: '$context.responseLatency',
          refused: '$context.authorizer.error',
          failure: '$context.integrationErrorMessage',
        }),
      ),
    };
    return apis.map(
      ({ name, prefix, throttle }) =>
        new HttpStage(this, `${prefix}Stage`, {
          httpApi: this.httpApis[name],
          stageName,
          autoDeploy: true,
          throttle,
          stageVariables: { [originSecretsVariable]: site.acceptedSecrets },
          accessLogSettings,
        }),
    );
  }
}
