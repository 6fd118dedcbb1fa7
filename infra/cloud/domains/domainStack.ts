import { NestedStack } from 'aws-cdk-lib';
import type { HttpApi, IHttpRouteAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import type { Bundles } from '#infra/cloud/bundles.ts';
import { connect, type Platform, permissionsFor } from '#infra/cloud/connect.ts';
import { domainPermissions, permissionsOf } from '#infra/cloud/permissions.ts';
import type { GradualDeployment } from '#infra/cloud/platform/gradualDeployment.ts';
import type { Contract } from '#shared/contract.ts';
import { ApiEndpoint } from './apiEndpoint.ts';

interface DomainStackProps {
  api: HttpApi;
  sessions: IHttpRouteAuthorizer;
  contracts: readonly Contract[];
  bundles: Bundles;
  platform: Platform;
  /** How new versions of functions that move money are deployed. */
  gradually: GradualDeployment;
}

/** Nested stack with the endpoints of a domain: an endpoint has seven resources, and a stack may have 500. */
export class DomainStack extends NestedStack {
  readonly endpoints: readonly ApiEndpoint[];

  constructor(
    scope: Construct,
    domain: string,
    { api, sessions, contracts, bundles, platform, gradually }: DomainStackProps,
  ) {
    super(scope, domain, { description: `API: ${domain}` });

    const ofDomain = permissionsFor(domainPermissions, domain);
    this.endpoints = contracts.map(contract => {
      const endpoint = new ApiEndpoint(this, {
        api,
        contract,
        sessions,
        code: bundles.code(domain, contract.id),
      });
      const needs = permissionsOf(contract) ?? ofDomain;
      connect(endpoint.function, needs, platform);
      platform.site.origin.connect(endpoint.function);
      if (hasPages(contract)) platform.site.cursors.connect(endpoint.function);
      if (needs.stripe) gradually.add(endpoint.function);
      return endpoint;
    });
  }
}

/** Whether the endpoint continues a list by a sealed cursor. */
const hasPages = ({ spec: { query } }: Contract): boolean =>
  query !== undefined && 'shape' in query && Object.hasOwn(Object(query.shape), 'cursor');
