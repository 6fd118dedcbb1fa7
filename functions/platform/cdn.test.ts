import type { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { afterEach, expect, test } from 'vitest';
import { makeCdn } from './cdn.ts';

const sent: CreateInvalidationCommand['input'][] = [];
const client = {
  send: async ({ input }: CreateInvalidationCommand) => void sent.push(input),
} as unknown as CloudFrontClient; // the only method that is called

afterEach(() => {
  delete process.env['CDN_DISTRIBUTION'];
  sent.splice(0);
});

test('the CDN forgets tags and paths in one request', async () => {
  process.env['CDN_DISTRIBUTION'] = 'E1';
  await makeCdn(client).forget(['project-a', '/media/videos/b.mp4'], 'once');
  const Items = ['#project-a', '/media/videos/b.mp4'];
  expect(sent).toEqual([
    {
      DistributionId: 'E1',
      InvalidationBatch: { CallerReference: 'once', Paths: { Quantity: 2, Items } },
    },
  ]);
});

test('without a CDN, or with nothing to forget, there is no request', async () => {
  await makeCdn(client).forget(['project-a'], 'once');
  process.env['CDN_DISTRIBUTION'] = 'E1';
  await makeCdn(client).forget([], 'once');
  expect(sent).toEqual([]);
});
