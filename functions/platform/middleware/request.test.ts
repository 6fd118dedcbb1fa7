import { expect, test } from 'vitest';
import { eventOf } from '#functions/testing/event.ts';
import type { Contract } from '#shared/contract.ts';
import { auth } from '#shared/contracts/auth.ts';
import { contracts } from '#shared/contracts/index.ts';
import { isRefusal } from '../refusal.ts';
import { readBody } from './body.ts';
import { requestFactsOf, withoutMetadata } from './request.ts';

const writing = contracts.filter(({ method, spec }) => method !== 'GET' && spec.bodyFormat !== 'raw');
const metadata = { country_code: 'FR', language_code: 'us', origin: 'https://cairn.example' };

test.each(writing.map(contract => [contract.id, contract] as const))(
  '%s takes language, country and origin from the body that the client sends',
  (_, contract) => {
    const sending = { headers: { 'accept-language': 'es-ES', 'cloudfront-viewer-country': 'GB' } };
    const event = eventOf(contract, { body: metadata }, sending);
    const read = readBody(event, contract.spec);
    if (isRefusal(read)) throw new Error(read.code);
    const facts = requestFactsOf(
      event,
      { requestId: 'request', sourceIp: '192.0.2.1' },
      withoutMetadata(read.body).metadata,
    );
    expect(facts).toMatchObject({ language: 'us', country: 'FR', origin: 'https://cairn.example' });
  },
);

test('an endpoint without a body refuses malformed JSON and ignores bodies of other types', () => {
  const contract: Contract = auth.signOut;
  const sent = (rawBody: string, headers = {}) =>
    readBody(eventOf(contract, {}, { rawBody, headers }), contract.spec);
  expect(sent('{')).toMatchObject({ code: 'INVALID_REQUEST' });
  expect(sent('hello', { 'content-type': 'text/plain' })).toEqual({ body: undefined });
  expect(sent('language_code=fr', { 'content-type': 'application/x-www-form-urlencoded' })).toEqual({
    body: { language_code: 'fr' },
  });
});
