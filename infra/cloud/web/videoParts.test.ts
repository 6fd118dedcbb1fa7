import vm from 'node:vm';
import { expect, test } from 'vitest';
import { asList, field, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';
import { textOf } from '#infra/cloud/testing/textOf.ts';
import { videosPerAddress } from './firewall.ts';
import { videoPartBytes } from './videoParts.ts';

const { ofType } = synthesizeDeployment();

test('each request for a video is for a part of it, whatever was asked for; pictures come whole', () => {
  const source = textOf(
    ofType('AWS::CloudFront::Function').find(({ id }) => id.includes('MediaKeys'))?.properties[
      'FunctionCode'
    ],
  );
  const passedOn = (uri: string, range?: string, method = 'GET') => {
    const headers = range === undefined ? {} : { range: { value: range } };
    const event = JSON.stringify({ request: { uri, method, headers } });
    return vm.runInNewContext(`${source}\nhandler(${event})`);
  };
  const rangeOf = (range?: string) => passedOn('/media/videos/a.mp4', range).headers.range.value;

  expect(passedOn('/media/videos/a.mp4', 'bytes=0-1').uri).toBe('/videos/a.mp4');
  expect(rangeOf('bytes=0-1')).toBe('bytes=0-1');
  expect(rangeOf('bytes=0-')).toBe('bytes=0-3999999');
  expect(rangeOf('bytes=7000000-')).toBe('bytes=7000000-10999999');
  expect(rangeOf('bytes=7000000-99999999')).toBe('bytes=7000000-10999999');
  expect(rangeOf('bytes=-99999999')).toBe('bytes=-4000000');
  for (const invalid of [undefined, '', 'bytes=-', 'bytes=0-1,5-6', 'bytes=0-1, 5-99999999', 'lines=0-1'])
    expect([invalid, rangeOf(invalid)]).toEqual([invalid, 'bytes=0-3999999']);

  for (const encoded of [
    '/media/%76ideos/a.mp4',
    '/media/videos%2Fa.mp4',
    '/media/%2e/videos/a.mp4',
    '/media/%/a',
  ])
    expect([encoded, passedOn(encoded).headers.range.value]).toEqual([encoded, 'bytes=0-3999999']);

  expect(passedOn('/media/videos/a.mp4', undefined, 'HEAD').headers).toEqual({});
  expect(passedOn('/media/img-projects/a.webp')).toMatchObject({ uri: '/img-projects/a.webp', headers: {} });
});

test('an address may ask for as many parts of videos in ten minutes as a class of thirty needs for a short one', () => {
  const rules = asList(ofType('AWS::WAFv2::WebACL')[0]?.properties['Rules']);
  const rule = rules.find(one => field(one, 'Name') === 'VideosPerAddress');
  expect(field(field(rule, 'Statement'), 'RateBasedStatement')).toMatchObject({
    AggregateKeyType: 'IP',
    EvaluationWindowSec: 600,
    Limit: 200,
    ScopeDownStatement: {
      ByteMatchStatement: {
        PositionalConstraint: 'STARTS_WITH',
        SearchString: '/media/videos/',
        TextTransformations: [{ Type: 'URL_DECODE' }, { Type: 'NORMALIZE_PATH' }, { Type: 'LOWERCASE' }],
      },
    },
  });
  const [pupils, bytes] = [30, 24e6];
  expect(pupils * Math.ceil(bytes / videoPartBytes)).toBeLessThanOrEqual(videosPerAddress.count);
});
