import { expect, test } from 'vitest';
import { asList, field, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';

const { ofType } = synthesizeDeployment();

test('the log of requests has neither queries nor referrers nor cookies, where secrets of links are', () => {
  const [distribution] = ofType('AWS::CloudFront::Distribution');
  expect(field(field(distribution?.properties, 'DistributionConfig'), 'Logging')).toBeUndefined();

  const [delivery] = ofType('AWS::Logs::Delivery');
  const logged = asList(delivery?.properties['RecordFields']).map(String);
  expect(logged).toEqual(expect.arrayContaining(['c-ip', 'cs-uri-stem', 'sc-status']));
  expect(logged.filter(name => /query|referer|cookie/i.test(name))).toEqual([]);
  expect(ofType('AWS::Logs::DeliverySource')).toMatchObject([{ properties: { LogType: 'ACCESS_LOGS' } }]);
  expect(JSON.stringify(ofType('AWS::S3::BucketPolicy'))).toContain('delivery.logs.amazonaws.com');
});
