import { describe, expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { apiOf, apis } from './apis.ts';
import { mostEndpoints, overQuotas } from './quotas.ts';
import { ofEachApi, type Resource } from './synthesizedTemplates.ts';
import { asList, field, otherChoices, synthesizeDeployment } from './testing/deployment.ts';
import { textOf } from './testing/textOf.ts';

const { ofType, templates, resources } = synthesizeDeployment();

/** Ids of the APIs in the templates, by their names. */
const idsOfApis = new Map(
  ofType('AWS::ApiGatewayV2::Api').map(({ id }) => [
    id.startsWith('Administration') ? 'administration' : 'site',
    id,
  ]),
);

/** Resources of a type, by the name of their API. */
function byName(type: string): Map<string, Resource[]> {
  const found = ofEachApi(resources, type);
  return new Map([...idsOfApis].map(([name, id]) => [name, found.get(id) ?? []]));
}

test('each endpoint has one route, in the API to which its path belongs', () => {
  const keys = [...byName('AWS::ApiGatewayV2::Route')].flatMap(([api, routes]) =>
    routes.map(({ properties }) => `${api}: ${String(properties['RouteKey'])}`),
  );
  const expected = contracts.map(contract => `${apiOf(contract)}: ${contract.method} ${contract.path}`);
  expect(keys.toSorted()).toEqual([...expected, 'site: GET /pages/{page+}'].toSorted());
  expect(contracts.filter(contract => apiOf(contract) === 'administration').length).toBeGreaterThan(30);
});

test('routes use authorizers of their own API, and each API has the same two', () => {
  const authorizers = byName('AWS::ApiGatewayV2::Authorizer');
  const kindsOf = (api: string) =>
    authorizers.get(api)?.map(({ properties: { AuthorizerType, IdentitySource, JwtConfiguration } }) => ({
      AuthorizerType,
      IdentitySource,
      JwtConfiguration,
    }));
  expect(kindsOf('site')).toHaveLength(2);
  expect(kindsOf('administration')).toEqual(kindsOf('site'));

  for (const [api, routes] of byName('AWS::ApiGatewayV2::Route'))
    for (const { properties } of routes) {
      const used = JSON.stringify(properties['AuthorizerId']);
      const found = authorizers
        .get(api)
        ?.filter(({ id }) => new RegExp(`(productionapi|OutputRef)${id.slice(0, -8)}[0-9A-F]{8}`).test(used));
      expect([properties['RouteKey'], found?.length]).toEqual([properties['RouteKey'], 1]);
    }
});

test('API Gateway may ask the guard for each API', () => {
  const allowed = ofType('AWS::Lambda::Permission')
    .filter(({ path }) => path.includes('/CdnGuard/'))
    .map(({ properties }) => JSON.stringify(properties['SourceArn']));
  for (const { id } of ofType('AWS::ApiGatewayV2::Api'))
    expect(allowed.filter(arn => arn.includes(id))).toHaveLength(1);
});

test('each API has one stage, with its limit, the same log and the same secrets', () => {
  const stages = byName('AWS::ApiGatewayV2::Stage');
  expect([...stages.keys()].toSorted()).toEqual(apis.map(({ name }) => name).toSorted());
  const common = new Set<string>();
  for (const { name, throttle } of apis) {
    const [stage, ...others] = stages.get(name) ?? [];
    expect(others).toEqual([]);
    const { DefaultRouteSettings, RouteSettings, ApiId: _, ...rest } = stage?.properties ?? {};
    expect(DefaultRouteSettings).toEqual({
      ThrottlingRateLimit: throttle.rateLimit,
      ThrottlingBurstLimit: throttle.burstLimit,
    });
    expect(RouteSettings).toBeUndefined();
    expect(rest).toMatchObject({ StageName: 'api', AutoDeploy: true });
    common.add(JSON.stringify(rest));
  }
  expect(common.size).toBe(1);
});

test('each API has an alarm on its errors; few administrators raise theirs earlier', () => {
  const alarms = ofType('AWS::CloudWatch::Alarm').filter(
    ({ properties }) => properties['MetricName'] === '5xx',
  );
  const thresholds = new Map(
    [...idsOfApis].map(([name, id]) => [
      name,
      alarms
        .filter(({ properties }) => JSON.stringify(properties['Dimensions']).includes(id))
        .map(({ properties }) => properties['Threshold']),
    ]),
  );
  expect(thresholds).toEqual(
    new Map([
      ['site', [5]],
      ['administration', [2]],
    ]),
  );
});

test('the dashboard shows each API', () => {
  const [dashboard] = ofType('AWS::CloudWatch::Dashboard');
  const body = JSON.stringify(dashboard?.properties['DashboardBody']);
  for (const metric of ['5xx', '4xx', 'Latency', 'Count'])
    for (const { label } of apis) expect(body).toContain(`${label}: ${metric}`);
});

describe('CloudFront', () => {
  const [distribution] = ofType('AWS::CloudFront::Distribution');
  const config = field(distribution?.properties, 'DistributionConfig');
  const origins = new Map(asList(field(config, 'Origins')).map(origin => [field(origin, 'Id'), origin]));
  const behaviours = asList(field(config, 'CacheBehaviors'));

  /** The first behaviour whose pattern fits a path, as CloudFront chooses it: `*` is any text, `?` any letter. */
  const behaviourOf = (path: string) =>
    behaviours.find(behaviour =>
      new RegExp(
        `^${String(field(behaviour, 'PathPattern')).replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll('?', '.')}$`,
      ).test(path),
    );

  test('sends each call to the API that has its endpoint, in the same way', () => {
    for (const contract of contracts) {
      const behaviour = behaviourOf(`/api${contract.path.replaceAll(/\{\w+\}/g, 'x')}`);
      const origin = origins.get(field(behaviour, 'TargetOriginId'));
      const domain = JSON.stringify(field(origin, 'DomainName'));
      expect([contract.id, domain.includes(String(idsOfApis.get(apiOf(contract))))]).toEqual([
        contract.id,
        true,
      ]);
    }
    const [administration, others] = ['/api/admin/queues', '/api/projects'].map(path => {
      const { PathPattern: _, TargetOriginId: __, ...rest } = Object(behaviourOf(path));
      return rest;
    });
    expect(administration).toEqual(others);
  });

  test('sends the same headers to both', () => {
    const ofApis = [...origins.values()]
      .filter(origin => textOf(field(origin, 'DomainName')).includes('execute-api'))
      .map(origin => ({ ...Object(origin), DomainName: undefined, Id: undefined, OriginPath: undefined }));
    expect(ofApis).toHaveLength(4);
    expect(new Set(ofApis.map(origin => JSON.stringify(origin))).size).toBe(1);
  });
});

describe('quotas', () => {
  test('an API has room for endpoints up to four fifths of what it takes', () => {
    expect(mostEndpoints).toEqual({ administration: 240, site: 239 });
    for (const { name } of apis)
      expect(contracts.filter(contract => apiOf(contract) === name).length).toBeLessThanOrEqual(
        mostEndpoints[name],
      );
    for (const deployment of [{ templates }, synthesizeDeployment(otherChoices)])
      expect(overQuotas(deployment.templates)).toEqual([]);
  });

  test('what is not an endpoint counts too', () => {
    for (const [name, routes] of byName('AWS::ApiGatewayV2::Route')) {
      const own = contracts.filter(contract => apiOf(contract) === name).length;
      const { otherRoutes } = apis.find(api => api.name === name) ?? {};
      expect([name, routes.length - own]).toEqual([name, otherRoutes]);
    }
  });

  test('routes and integrations count for each API alone', () => {
    const [template] = templates;
    const [site, administration] = ofType('AWS::ApiGatewayV2::Api');
    if (!(template && site && administration)) throw new Error('There are fewer than two APIs.');
    const [route] = ofType('AWS::ApiGatewayV2::Route');
    const many = (api: Resource, count: number, type: string): Resource[] =>
      Array.from({ length: count }, (_, n) => ({
        ...(route ?? api),
        id: `${api.id}${type}${n}`,
        type,
        properties: { ApiId: { Ref: `referenceto${api.id}Ref` } },
      }));
    const over = (first: number, second: number, type: string) =>
      overQuotas([
        {
          ...template,
          resources: [
            site,
            administration,
            ...many(site, first, type),
            ...many(administration, second, type),
          ],
        },
      ]).filter(one => /OfAnApi/.test(one));
    expect(over(240, 240, 'AWS::ApiGatewayV2::Route')).toEqual([]);
    expect(over(100, 241, 'AWS::ApiGatewayV2::Route')).toEqual(['resources: routesOfAnApi 241 of 300']);
    expect(over(241, 100, 'AWS::ApiGatewayV2::Integration')).toEqual([
      'resources: integrationsOfAnApi 241 of 300',
    ]);
  });

  test('a route whose API is not known cannot be counted', () => {
    const [template] = templates;
    const [route] = ofType('AWS::ApiGatewayV2::Route');
    if (!(template && route)) throw new Error('There is no route.');
    expect(() => overQuotas([{ ...template, resources: [route] }])).toThrow('belongs to no API');
  });
});
