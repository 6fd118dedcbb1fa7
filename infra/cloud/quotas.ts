import { forEachApi, type OfEachApi } from './apis.ts';
import { ofEachApi, type Resource, type SynthesizedTemplate } from './synthesizedTemplates.ts';

/** Quotas that AWS does not raise. https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html */
const quotas = {
  dynamicReferences: 60,
  resources: 500,
  templateBytes: 1_000_000,
  parameters: 200,
  outputs: 200,
};

/** Quotas per account, API, distribution, function or role. */
const quotasOfResources = {
  rolesOfAnAccount: 1_000,
  routesOfAnApi: 300,
  integrationsOfAnApi: 300,
  authorizersOfAnApi: 10,
  originGroups: 10,
  cacheBehaviors: 25,
  functionVariableBytes: 4_096,
  inlinePolicyBytes: 10_240,
  edgeFunctionBytes: 10_240,
};

/** Share of each quota that may be used. The rest is room for additions, which must not have to wait until a stack is split. */
const withRoom = 0.8;

/** Number of endpoints that each API may have, beside its other routes. */
export const mostEndpoints: OfEachApi<number> = forEachApi(
  ({ otherRoutes }) => Math.floor(withRoom * quotasOfResources.integrationsOfAnApi) - otherRoutes,
);

const beyond = <Name extends string>(
  allowed: Record<Name, number>,
  used: Record<Name, number>,
  place: string,
  share: number,
): string[] =>
  (Object.keys(allowed) as Name[])
    .filter(name => used[name] > share * allowed[name])
    .map(name => `${place}: ${name} ${used[name]} of ${allowed[name]}`);

const bytes = (value: unknown): number =>
  Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value ?? ''));
const most = (values: readonly number[]): number => Math.max(0, ...values);

function usedBy(resources: readonly Resource[]): Record<keyof typeof quotasOfResources, number> {
  const ofType = (type: string) => resources.filter(resource => resource.type === type);
  const configs = ofType('AWS::CloudFront::Distribution').map(
    ({ properties }) => properties['DistributionConfig'],
  );
  const ofOneApi = (type: string) =>
    most([...ofEachApi(resources, type).values()].map(({ length }) => length));
  const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);
  return {
    rolesOfAnAccount: ofType('AWS::IAM::Role').length,
    routesOfAnApi: ofOneApi('AWS::ApiGatewayV2::Route'),
    integrationsOfAnApi: ofOneApi('AWS::ApiGatewayV2::Integration'),
    authorizersOfAnApi: ofOneApi('AWS::ApiGatewayV2::Authorizer'),
    originGroups: most(configs.map(config => lengthOf(field(field(config, 'OriginGroups'), 'Items')))),
    cacheBehaviors: most(configs.map(config => lengthOf(field(config, 'CacheBehaviors')) + 1)),
    functionVariableBytes: most(
      ofType('AWS::Lambda::Function').map(({ properties }) =>
        bytes(field(properties['Environment'], 'Variables')),
      ),
    ),
    inlinePolicyBytes: most(
      ofType('AWS::IAM::Policy').map(({ properties }) => bytes(properties['PolicyDocument'])),
    ),
    edgeFunctionBytes: most(
      ofType('AWS::CloudFront::Function').map(({ properties }) => bytes(properties['FunctionCode'])),
    ),
  };
}

/** A property of a value of unknown shape. */
const field = (of: unknown, name: string): unknown => Object(of)[name];

/**
 * Quotas of which any template or resource uses more than a share, with the quantity used. Above 1, CloudFormation refuses the
 * deployment; without a share, room for additions must be left.
 */
export function overQuotas(templates: readonly SynthesizedTemplate[], share = withRoom): string[] {
  const ofTemplates = templates.flatMap(({ file, text, resources, parameters, outputs }) => {
    const dynamicReferences = text.match(/\{\{resolve:/g)?.length ?? 0;
    const used = {
      dynamicReferences,
      resources: resources.length,
      templateBytes: bytes(text),
      parameters,
      outputs,
    };
    return beyond(quotas, used, file, share);
  });
  const all = templates.flatMap(({ resources }) => resources);
  return [...ofTemplates, ...beyond(quotasOfResources, usedBy(all), 'resources', share)];
}
