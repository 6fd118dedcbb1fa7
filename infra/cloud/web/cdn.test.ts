import vm from 'node:vm';
import { expect, test } from 'vitest';
import { asList, field, otherChoices, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';
import { analytics } from '#shared/contracts/analytics.ts';
import { missingMediaFolder } from '#shared/missingMedia.ts';

const { ofType, resources } = synthesizeDeployment();
/** Headers that the function which counts visits reads. */
const visitHeaders = analytics.recordVisit.spec.headers.shape;
const chosen = synthesizeDeployment(otherChoices);

test('API responses are compressed, and cached apart for each token and query', () => {
  const policy = ofType('AWS::CloudFront::CachePolicy').find(({ id }) => id.includes('ApiCaching'));
  expect(field(policy?.properties['CachePolicyConfig'], 'ParametersInCacheKeyAndForwardedToOrigin')).toEqual({
    CookiesConfig: { CookieBehavior: 'none' },
    EnableAcceptEncodingBrotli: true,
    EnableAcceptEncodingGzip: true,
    HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['authorization'] },
    QueryStringsConfig: { QueryStringBehavior: 'all' },
  });
  expect(policy?.properties['CachePolicyConfig']).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 60 });
});

test('the firewall inspects Markdown without refusing it, and is a setting', () => {
  const acl = JSON.stringify(ofType('AWS::WAFv2::WebACL')[0]?.properties);
  for (const rule of ['GenericLFI_BODY', 'GenericRFI_BODY', 'CrossSiteScripting_BODY'])
    expect(acl).toContain(`{"ActionToUse":{"Count":{}},"Name":"${rule}"}`);

  expect(chosen.ofType('AWS::WAFv2::WebACL')).toEqual([]);
  const [distribution] = chosen.ofType('AWS::CloudFront::Distribution');
  expect(field(distribution?.properties['DistributionConfig'], 'WebACLId')).toBeUndefined();
});

test('while the secret of CloudFront is replaced, functions accept the one before it too', () => {
  const secretsIn = (value: unknown) => JSON.stringify(value).match(/OriginSecret\d?/g) ?? [];
  const { ofType: third } = synthesizeDeployment({ originSecretVersion: 3 });
  for (const { properties } of third('AWS::ApiGatewayV2::Stage'))
    expect(secretsIn(field(properties['StageVariables'], 'originSecrets'))).toEqual([
      'OriginSecret3',
      'OriginSecret2',
    ]);
  const [distribution] = third('AWS::CloudFront::Distribution');
  const origins = field(field(distribution?.properties, 'DistributionConfig'), 'Origins');
  expect(new Set(secretsIn(origins))).toEqual(new Set(['OriginSecret3']));
});

test('browsers are told before their first visit that the domain takes TLS only, if a setting says so', () => {
  const preloads = (deployment: typeof chosen) =>
    deployment
      .ofType('AWS::CloudFront::ResponseHeadersPolicy')
      .map(({ properties }) =>
        field(
          field(
            field(properties['ResponseHeadersPolicyConfig'], 'SecurityHeadersConfig'),
            'StrictTransportSecurity',
          ),
          'Preload',
        ),
      );
  expect(preloads(synthesizeDeployment())).toEqual([false, false, false]);
  expect(preloads(chosen)).toEqual([true, true, true]);
});

test('pages, API and media share one domain with the shared security headers', () => {
  const [distribution] = ofType('AWS::CloudFront::Distribution');
  const config = field(distribution?.properties, 'DistributionConfig');
  expect(asList(field(config, 'CacheBehaviors')).map(behaviour => field(behaviour, 'PathPattern'))).toEqual([
    '/api/projects/*/visits',
    '/api/auth/*',
    '/api/admin/*',
    '/api/*',
    '/media/*',
    '/*/projects/*',
    '/*/authors*',
    '/*/market',
    '/*/roles',
    '/??',
    '/*/feed.xml',
    '/??/oembed/*',
    '/??/embed/*',
  ]);
  expect(config).toMatchObject({
    HttpVersion: 'http2and3',
    Aliases: ['cairn.example'],
    WebACLId: expect.anything(),
  });
  expect(JSON.stringify(config)).toContain('x-origin-secret');

  const policy = JSON.stringify(ofType('AWS::CloudFront::ResponseHeadersPolicy')[0]?.properties);
  expect(policy).toContain("script-src 'self' 'sha256-inline'");
  for (const header of ['StrictTransportSecurity', 'cross-origin-opener-policy', 'permissions-policy'])
    expect(policy).toContain(header);
});

test('cards of projects may be framed by other sites and run no scripts; nothing else may be framed', () => {
  for (const { id, properties } of ofType('AWS::CloudFront::ResponseHeadersPolicy')) {
    const policy = JSON.stringify(properties);
    const isCard = id.includes('EmbedHeaders');
    expect(policy.includes('FrameOptions')).toBe(!isCard);
    expect(policy.includes('frame-ancestors *')).toBe(isCard);
    expect(policy.includes('script-src')).toBe(!isCard);
  }
});

test('visits carry the country and the browser of the visitor, no cookies, and are never cached', () => {
  const policy = ofType('AWS::CloudFront::OriginRequestPolicy').find(({ id }) => id.includes('Visits'));
  expect(policy?.properties['OriginRequestPolicyConfig']).toMatchObject({
    CookiesConfig: { CookieBehavior: 'none' },
    QueryStringsConfig: { QueryStringBehavior: 'none' },
    HeadersConfig: {
      HeaderBehavior: 'whitelist',
      Headers: [...Object.keys(visitHeaders), 'content-type', 'x-viewer-address'].toSorted(),
    },
  });

  const [distribution] = ofType('AWS::CloudFront::Distribution');
  const config = field(distribution?.properties, 'DistributionConfig');
  const [visits, api] = asList(field(config, 'CacheBehaviors'));
  expect(JSON.stringify(field(visits, 'OriginRequestPolicyId'))).toContain('Visits');
  expect(field(visits, 'CachePolicyId')).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad'); // AWS's policy without caching
  expect(field(visits, 'TargetOriginId')).toEqual(field(api, 'TargetOriginId'));
  expect(JSON.stringify(field(visits, 'FunctionAssociations'))).toContain('ViewerAddress');
});

test('rendered pages are kept by the path that the router chose, and by nothing that visitors send', () => {
  const policy = ofType('AWS::CloudFront::CachePolicy').find(({ id }) => id.includes('PageCaching'));
  expect(policy?.properties['CachePolicyConfig']).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 60 });
  expect(field(policy?.properties['CachePolicyConfig'], 'ParametersInCacheKeyAndForwardedToOrigin')).toEqual({
    CookiesConfig: { CookieBehavior: 'none' },
    EnableAcceptEncodingBrotli: true,
    EnableAcceptEncodingGzip: true,
    HeadersConfig: { HeaderBehavior: 'none' },
    QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: ['path', 'data', 'stay', 'query'] },
  });

  const [distribution] = ofType('AWS::CloudFront::Distribution');
  const config = field(distribution?.properties, 'DistributionConfig');
  const rendered = asList(field(config, 'CacheBehaviors')).slice(5);
  expect(rendered).toHaveLength(8);
  for (const behaviour of rendered) {
    expect(field(behaviour, 'OriginRequestPolicyId')).toBeUndefined();
    expect(JSON.stringify(field(behaviour, 'CachePolicyId'))).toContain('PageCaching');
    const isCard = field(behaviour, 'PathPattern') === '/??/embed/*';
    expect(JSON.stringify(field(behaviour, 'ResponseHeadersPolicyId'))).toContain(
      isCard ? 'EmbedHeaders' : 'PageHeaders',
    );
    expect(JSON.stringify(field(behaviour, 'FunctionAssociations'))).toMatch(/Router.*MissingPages/);
  }
  expect(field(config, 'CacheTagConfig')).toEqual({ HeaderName: 'cache-tag' });
});

test('pages are rendered with hashed files that are there, and forgotten once all of them are', () => {
  const named = (part: string) =>
    resources.filter(({ path }) => path.startsWith('production-web/') && path.includes(part));
  const [hashed] = named('/HashedFiles/CustomResource');
  const [renderer] = named('/PageRenderer/Handler/Function/Resource');
  const waitsFor = (id: string | undefined) => (resource: { dependsOn: readonly string[] }) =>
    resource.dependsOn.includes(String(id));
  expect(named('/PageRenderer/Handler/').some(waitsFor(hashed?.id))).toBe(true);
  expect(resources.filter(waitsFor(renderer?.id)).map(({ path }) => path)).toContainEqual(
    expect.stringContaining('/Pages/CustomResource'),
  );
});

const [distribution] = ofType('AWS::CloudFront::Distribution');
const config = field(distribution?.properties, 'DistributionConfig');
const origins = new Map(asList(field(config, 'Origins')).map(origin => [field(origin, 'Id'), origin]));
const behaviours = asList(field(config, 'CacheBehaviors'));

/** Origin group of the behaviour for a pattern: the status codes on which it fails over, and its members. */
function originsOf(pattern: unknown) {
  const behaviour = behaviours.find(one => field(one, 'PathPattern') === pattern);
  const groups = asList(field(field(config, 'OriginGroups'), 'Items'));
  const group = groups.find(one => field(one, 'Id') === field(behaviour, 'TargetOriginId'));
  return {
    statusCodes: field(field(field(group, 'FailoverCriteria'), 'StatusCodes'), 'Items'),
    members: asList(field(field(group, 'Members'), 'Items')).map(one => origins.get(field(one, 'OriginId'))),
  };
}

test('a page that cannot be rendered is taken from the bucket', () => {
  const patterns = behaviours
    .map(behaviour => field(behaviour, 'PathPattern'))
    .filter(pattern => !/api|media/.test(String(pattern)));
  expect(patterns).toHaveLength(8);
  for (const pattern of patterns) {
    const { statusCodes, members } = originsOf(pattern);
    expect(statusCodes).toEqual([429, 500, 502, 503, 504]);
    expect(field(members[0], 'OriginPath')).toBe('/api/pages');
    expect(JSON.stringify(members[0])).toContain('x-origin-secret');
    expect(JSON.stringify(members[1])).toContain('S3OriginConfig');
  }
});

test('a missing picture is answered by the function of the pages instead of the bucket, which says 403', () => {
  const { statusCodes, members } = originsOf('/media/*');
  expect(statusCodes).toEqual([403, 404]);
  expect(JSON.stringify(members[0])).toContain('S3OriginConfig');
  expect(field(members[1], 'OriginPath')).toBe(`/api/pages/${missingMediaFolder}`);
  expect(JSON.stringify(members[1])).toContain('x-origin-secret');
});

test('a page that says that the site is under maintenance is sent with the status 503', () => {
  const source = ofType('AWS::CloudFront::Function').find(({ id }) => id.includes('MissingPages'))
    ?.properties['FunctionCode'];
  const headers = { 'x-page-status': { value: '503' }, 'retry-after': { value: '120' } };
  const event = JSON.stringify({
    request: { uri: '/en/index.html' },
    response: { statusCode: 200, headers },
  });
  expect(vm.runInNewContext(`${String(source)}\nhandler(${event})`)).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': { value: '120' } },
  });
  expect(vm.runInNewContext(`${String(source)}\nhandler(${event}).headers`)).not.toHaveProperty(
    'x-page-status',
  );
});

test('the file for missing pages is sent with the status 404', () => {
  const source = ofType('AWS::CloudFront::Function').find(({ id }) => id.includes('MissingPages'))
    ?.properties['FunctionCode'];
  const statusOf = (uri: string, statusCode = 200) =>
    vm.runInNewContext(
      `${String(source)}\nhandler(${JSON.stringify({ request: { uri }, response: { statusCode } })})`,
    ).statusCode as unknown;
  expect([statusOf('/en/404.html'), statusOf('/en/index.html'), statusOf('/en/404.html', 304)]).toEqual([
    404, 200, 304,
  ]);
});

test('paths under /media map to objects without that prefix', () => {
  const source = ofType('AWS::CloudFront::Function').find(({ id }) => id.includes('MediaKeys'))?.properties[
    'FunctionCode'
  ];
  const event = JSON.stringify({ request: { uri: '/media/img-users/a.webp' } });
  expect(vm.runInNewContext(`${String(source)}\nhandler(${event})`)).toEqual({ uri: '/img-users/a.webp' });
});
