import { createHash } from 'node:crypto';
import {
  CfnRoute,
  type HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Code } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { CloudFunction } from '#infra/cloud/platform/cloudFunction.ts';
import type { Contract } from '#shared/contract.ts';

interface ApiEndpointProps {
  api: HttpApi;
  contract: Contract;
  code: Code;
  /** JWT authorizer for endpoints that are not public; `optional` endpoints verify tokens themselves. */
  sessions: IHttpRouteAuthorizer;
}

/** Executions that visitors cannot take from payments: Stripe's events arrive in bursts. */
const reservedExecutions: Partial<Record<string, number>> = { receiveStripeWebhook: 20 };

/** An endpoint: its own function and the route to it. */
export class ApiEndpoint extends Construct {
  readonly function: CloudFunction;

  constructor(scope: Construct, { api, contract, code, sessions }: ApiEndpointProps) {
    super(scope, contract.id);
    const { access, summary } = contract.spec;

    const reserved = reservedExecutions[contract.id];
    this.function = new CloudFunction(this, 'Handler', {
      code,
      description: describe(summary),
      ...(reserved && { reserved }),
    });

    const route = new HttpRoute(this, 'Route', {
      httpApi: api,
      routeKey: HttpRouteKey.with(contract.path, HttpMethod[contract.method]),
      integration: new HttpLambdaIntegration('Integration', this.function.live),
      ...(access === 'signedIn' || access === 'admin' ? { authorizer: sessions } : {}),
    });
    keepByKey(route, `${contract.method} ${contract.path}`);
  }
}

/**
 * Names the resource of a route by its key, so that an endpoint with another name takes it over: a second route with the same
 * key cannot be created while the first one exists.
 */
function keepByKey({ node }: HttpRoute, key: string): void {
  if (!(node.defaultChild instanceof CfnRoute)) throw new Error('HttpRoute without a CfnRoute');
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 16).toUpperCase();
  node.defaultChild.overrideLogicalId(`Route${hash}`);
}

/** Lambda's limit is 256 characters. */
const describe = (summary: string) => (summary.length <= 256 ? summary : `${summary.slice(0, 255)}…`);
