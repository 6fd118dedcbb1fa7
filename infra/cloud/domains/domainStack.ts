import { NestedStack } from 'aws-cdk-lib';
import type { HttpApi, IHttpRouteAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import type { Bundles } from '#infra/cloud/bundles.ts';
import { connect, type Platform, permissionsFor } from '#infra/cloud/connect.ts';
import { domainPermissions, endpointPermissions, type Permissions } from '#infra/cloud/permissions.ts';
import type { Contract } from '#shared/contract.ts';
import { ApiEndpoint } from './apiEndpoint.ts';

interface DomainStackProps {
  api: HttpApi;
  sessions: IHttpRouteAuthorizer;
  contracts: readonly Contract[];
  bundles: Bundles;
  platform: Platform;
}

/** Nested stack with the endpoints of a domain: an endpoint has seven resources, and a stack may have 500. */
export class DomainStack extends NestedStack {
  readonly endpoints: readonly ApiEndpoint[];

  constructor(
    scope: Construct,
    domain: string,
    { api, sessions, contracts, bundles, platform }: DomainStackProps,
  ) {
    super(scope, domain, { description: `API: ${domain}` });
    const ofDomain = permissionsFor(domainPermissions, domain);
    const fewer: Record<string, Permissions | undefined> = endpointPermissions;

    this.endpoints = contracts.map(contract => {
      const endpoint = new ApiEndpoint(this, {
        api,
        contract,
        sessions,
        code: bundles.code(domain, contract.id),
      });
      connect(endpoint.function, fewer[contract.id] ?? ofDomain, platform);
      return endpoint;
    });
  }
}
