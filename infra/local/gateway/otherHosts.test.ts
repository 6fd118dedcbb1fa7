import { expect, test } from 'vitest';
import { createGateway } from './gateway.ts';
import { plainGet } from './plainGet.ts';

test('leads a browser that opens a page at another host to the site', async () => {
  const gateway = await createGateway({
    contracts: [],
    handlers: () => Promise.reject(new Error('There are no contracts.')),
    verifyToken: async () => ({ refused: 'invalid' }),
    siteUrl: 'http://localhost:4000',
  });
  const location = async (headers: Record<string, string>) =>
    (await plainGet(gateway, '/fr?code=abc', headers)).headers['location'];

  expect(await location({ 'sec-fetch-mode': 'navigate' })).toBe('http://localhost:4000/fr?code=abc');
  expect(await location({ 'sec-fetch-mode': 'navigate', host: 'localhost:4000' })).toBeUndefined();
  expect(await location({})).toBeUndefined();
  await gateway.close();
});
