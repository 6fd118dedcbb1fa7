import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { LocalEnvironment } from '#infra/local/environment/localEnvironment.ts';
import { showMail } from './mail.ts';

const message = {
  subject: 'Thank you',
  from: 'hello@cairn.example',
  destination: { to: ['ada@cairn.example'] },
  body: { text: 'Thank you', html: '<p>Thank you</p>' },
  at: 0,
};
// Only the emails of the environment are read.
const environment = { mail: { messages: () => Promise.resolve([message]) } } as unknown as LocalEnvironment;

test('the page of an email may frame its HTML version, which may be framed by it', async () => {
  const server = createServer((request, response) => {
    response.setHeader('content-security-policy', 'frame-src https://player.example');
    void showMail(response, (request.url ?? '').slice(1), environment);
  });
  await new Promise<void>(resolve => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}/${path}`);

  const shown = await get('mail/0');
  expect(await shown.text()).toContain('src="/_local/mail/0/html"');
  expect(shown.headers.get('content-security-policy')).toContain("frame-src 'self'");
  const framed = await get('mail/0/html');
  expect(await framed.text()).toBe('<p>Thank you</p>');
  expect(framed.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  server.close();
});
