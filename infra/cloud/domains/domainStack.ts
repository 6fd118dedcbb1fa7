import { NestedStack } from 'aws-cdk-lib';
import type { HttpApi, IHttpRouteAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { apiOf, type OfEachApi } from '#infra/cloud/apis.ts';
import type { Bundles } from '#infra/cloud/bundles.ts';
import { connect, type Platform } from '#infra/cloud/connect.ts';
import type { Endpoint } from '#infra/cloud/permissions.ts';
import type { GradualDeployment } from '#infra/cloud/platform/gradualDeployment.ts';
import type { Contract } from '#shared/contract.ts';
import { ApiEndpoint } from './apiEndpoint.ts';

interface DomainStackProps {
  httpApis: OfEachApi<HttpApi>;
  sessions: IHttpRouteAuthorizer;
  endpoints: readonly Endpoint[];
  bundles: Bundles;
  platform: Platform;
  /** Step-by-step deployment of the functions that payments need; undefined deploys new versions immediately. */
  gradually: GradualDeployment | undefined;
}

/** Domains with more endpoints than a stack takes: each has nine resources, and a stack may have 500. */
const largeDomains = ['money'];

/** Domains that were once parts of another one, in whose stack their endpoints remain. */
const formerDomains: Readonly<Record<string, string>> = {
  market: 'projects',
  comments: 'projects',
  progress: 'projects',
};

/**
 * Name of the nested stack of an endpoint: its domain, or the separate stack for the reading endpoints of a large domain. An
 * endpoint keeps its stack for as long as it keeps its route: a route cannot be created in one stack while another one still
 * has it.
 */
export const stackOf = ({ domain, method }: Contract): string => {
  const stack = formerDomains[domain] ?? domain;
  return largeDomains.includes(stack) && method === 'GET' ? `${stack}Reads` : stack;
};

/** Endpoints that take or book payments. Their new versions go live step by step, if the settings say so. */
const watched = ['payWithStripe', 'receiveStripeWebhook', 'subscribe'];

/** Nested stack with the endpoints of a domain. */
export class DomainStack extends NestedStack {
  readonly endpoints: readonly ApiEndpoint[];

  constructor(
    scope: Construct,
    name: string,
    { httpApis, sessions, endpoints, bundles, platform, gradually }: DomainStackProps,
  ) {
    super(scope, name, { description: `API: ${name}` });

    this.endpoints = endpoints.map(({ contract, permissions }) => {
      const { domain, id } = contract;
      const endpoint = new ApiEndpoint(this, {
        api: httpApis[apiOf(contract)],
        contract,
        sessions,
        code: bundles.code(domain, id),
      });
      connect(endpoint.function, permissions, platform);
      platform.site.origin.connect(endpoint.function);
      if (watched.includes(id)) gradually?.add(id, endpoint.function);
      return endpoint;
    });
  }
}
