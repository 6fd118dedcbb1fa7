import { expect, test } from 'vitest';
import { asList, field, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';
import { contracts } from '#shared/contracts/index.ts';

const { ofType } = synthesizeDeployment();

test('calls of sessions carry the country, the browser and the cookies; their contracts name no header', () => {
  const policy = ofType('AWS::CloudFront::OriginRequestPolicy').find(({ id }) => id.includes('Account'));
  const settings = policy?.properties['OriginRequestPolicyConfig'];
  expect(settings).toMatchObject({
    CookiesConfig: { CookieBehavior: 'all' },
    QueryStringsConfig: { QueryStringBehavior: 'all' },
  });
  const passed = asList(field(field(settings, 'HeadersConfig'), 'Headers'));
  expect(passed).toEqual(
    expect.arrayContaining(['cloudfront-viewer-country', 'user-agent', 'origin', 'sec-fetch-site']),
  );
  expect(contracts.filter(({ path, spec }) => path.startsWith('/auth/') && spec.headers)).toEqual([]);
  expect(passed.length).toBeLessThanOrEqual(10); // the quota of CloudFront

  const [distribution] = ofType('AWS::CloudFront::Distribution');
  const config = field(distribution?.properties, 'DistributionConfig');
  const [, account, api] = asList(field(config, 'CacheBehaviors'));
  expect(field(account, 'PathPattern')).toBe('/api/auth/*');
  expect(JSON.stringify(field(account, 'OriginRequestPolicyId'))).toContain('Account');
  expect(field(account, 'CachePolicyId')).toEqual(field(api, 'CachePolicyId'));
  expect(field(account, 'FunctionAssociations')).toEqual(field(api, 'FunctionAssociations'));
});
