import { Aws, Duration, Fn, Stack } from 'aws-cdk-lib';
import {
  AuthorizerPayloadVersion,
  type HttpApi,
  HttpAuthorizer,
  HttpAuthorizerType,
  type IHttpApi,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { originSecretsVariable } from '#functions/platform/middleware/cdnOrigin.ts';
import { apis, type OfEachApi } from '#infra/cloud/apis.ts';
import { CloudFunction } from './cloudFunction.ts';
import type { Identity } from './identity.ts';
import { originHeader } from './site.ts';

/** Compares the secret with those of the stage, as functions do; a cached answer costs no call. */
const source = `exports.handler = async ({ headers, stageVariables }) => ({
  isAuthorized: (stageVariables?.${originSecretsVariable} ?? '').split(',').includes(headers['${originHeader}']),
});`;

/**
 * Has API Gateway itself refuse calls that do not come through CloudFront, as it charges nothing for calls that an authorizer
 * refuses. Both authorizers look for headers whose names only CloudFront knows: calls without them are refused without running
 * any function. The names are made of the id that CloudFormation gave the stack: they protect no data, and never change.
 */
export class CdnGuard extends Construct {
  /** For routes that are public: the call came through CloudFront. */
  readonly anyone: IHttpRouteAuthorizer;
  /** For the others: it also has a token, which CloudFront puts into a header of its own. */
  readonly sessions: IHttpRouteAuthorizer;
  /** Names of the headers that CloudFront sends, for other stacks. */
  readonly headers: { readonly proof: string; readonly token: string };

  constructor(
    scope: Construct,
    id: string,
    { httpApis, identity }: { httpApis: OfEachApi<HttpApi>; identity: Pick<Identity, 'issuer' | 'client'> },
  ) {
    super(scope, id);
    const stack = Stack.of(this);
    const unknown = Fn.select(2, Fn.split('/', Aws.STACK_ID));
    const imported = stack.exportValue(unknown, { name: `${stack.stackName}:CdnHeader` });
    this.headers = { proof: `x-cdn-${imported}`, token: `x-token-${imported}` };

    this.sessions = oneOfEachApi(
      httpApis,
      () =>
        new HttpJwtAuthorizer('Sessions', identity.issuer, {
          jwtAudience: [identity.client.userPoolClientId],
          identitySource: [`$request.header.x-token-${unknown}`],
        }),
    );

    const guard = new CloudFunction(this, 'CdnGuard', {
      code: Code.fromInline(source),
      description: 'Recognises calls that come through CloudFront.',
      memory: 128,
      // Asked once an hour; behind a flood of calls it would cut off every public page.
      reserved: 5,
    });
    this.anyone = oneOfEachApi(httpApis, (api, prefix) => {
      guard.live.addPermission(`${prefix}Api`, {
        principal: new ServicePrincipal('apigateway.amazonaws.com'),
        sourceArn: stack.formatArn({
          service: 'execute-api',
          resource: api.apiId,
          resourceName: 'authorizers/*',
        }),
      });
      const { authorizerId } = new HttpAuthorizer(this, `${prefix}Anyone`, {
        httpApi: api,
        authorizerName: 'Anyone',
        type: HttpAuthorizerType.LAMBDA,
        payloadFormatVersion: AuthorizerPayloadVersion.VERSION_2_0,
        enableSimpleResponses: true,
        identitySource: [`$request.header.x-cdn-${unknown}`, `$request.header.${originHeader}`],
        resultsCacheTtl: Duration.hours(1),
        authorizerUri: stack.formatArn({
          service: 'apigateway',
          account: 'lambda',
          resource: 'path/2015-03-31/functions',
          resourceName: `${guard.live.functionArn}/invocations`,
        }),
      });
      return { bind: () => ({ authorizerId, authorizationType: 'CUSTOM' }) };
    });
  }
}

/** An authorizer for routes of any API: authorizers belong to one API, so that each has its own. */
function oneOfEachApi(
  httpApis: OfEachApi<HttpApi>,
  create: (api: HttpApi, prefix: string) => IHttpRouteAuthorizer,
): IHttpRouteAuthorizer {
  const authorizers = new Map<IHttpApi, IHttpRouteAuthorizer>(
    apis.map(({ name, prefix }) => [httpApis[name], create(httpApis[name], prefix)]),
  );
  return {
    bind(options) {
      const own = authorizers.get(options.route.httpApi);
      if (!own) throw new Error('The route is of an API without authorizers.');
      return own.bind(options);
    },
  };
}
