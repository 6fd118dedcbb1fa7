import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeLog } from '#functions/platform/log.ts';
import { divideText, unitsOf } from '../units.ts';
import { makeAmazonTranslator } from './amazonTranslate.ts';

type Reply = { status?: number; body: unknown } | 'silence';
interface Sent {
  headers: IncomingMessage['headers'];
  body: { Text: string; SourceLanguageCode: string; TargetLanguageCode: string };
}

let server: Server;
let sent: Sent[] = [];
let lines: string[] = [];
let reply: (text: string, number: number) => Reply;
const log = makeLog((_, line) => lines.push(line));

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', chunk => chunks.push(chunk));
    request.on('end', () => {
      const body: Sent['body'] = JSON.parse(Buffer.concat(chunks).toString());
      sent.push({ headers: request.headers, body });
      const answer = reply(body.Text, sent.length);
      if (answer === 'silence') return;
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  vi.stubEnv('AWS_REGION', 'eu-west-2');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  [sent, lines] = [[], []];
});
afterEach(() => vi.unstubAllEnvs());

/** The answer of a service that writes everything in capitals, except markup. */
const inCapitals = (text: string): Reply => ({
  body: {
    TranslatedText: text.replaceAll(
      /(<span.*?<\/span>|<[^>]*>)|([^<]+)/g,
      (_, tag, words) => tag ?? words.toUpperCase(),
    ),
  },
});
const failure = (type: string, status = 400): Reply => ({ status, body: { __type: type, message: 'no' } });

const translate = (text: string, settings = {}) => {
  const { port } = server.address() as AddressInfo; // an address of TCP
  return makeAmazonTranslator({
    endpoint: `http://127.0.0.1:${port}/`,
    maxDelayMs: 0,
    ...settings,
  }).translate({
    units: unitsOf(divideText(text, [])),
    from: 'en',
    into: 'fr',
    mayRepeat: async () => true,
    log,
  });
};

describe('Amazon Translate', () => {
  test('gets the lines of a text together, signed, with what stays as it is marked', async () => {
    reply = inCapitals;
    expect(await translate('# We need £5\n\n**Now**, please')).toEqual(['WE NEED £5', '**NOW**, PLEASE']);
    expect(sent).toMatchObject([
      {
        headers: {
          authorization: expect.stringMatching(
            /^AWS4-HMAC-SHA256 Credential=local\/\d+\/eu-west-2\/translate\//,
          ),
          'x-amz-target': 'AWSShineFrontendService_20170701.TranslateText',
          'content-type': 'application/x-amz-json-1.1',
        },
        body: {
          SourceLanguageCode: 'en',
          TargetLanguageCode: 'fr',
          Text: '<p id="u0">We need <span translate="no" id="0">£5</span></p>\n<p id="u1"><b id="0">Now</b>, please</p>',
        },
      },
    ]);
  });

  test('is paid by the character, which is logged', async () => {
    reply = inCapitals;
    await translate('Hello');
    expect(lines.map(line => JSON.parse(line))).toMatchObject([
      { message: 'translator.called', characters: 20, cost: 20 * 15e-6 },
    ]);
  });

  test('gets a long text in several requests, none of which is too large', async () => {
    reply = inCapitals;
    const text = Array.from({ length: 30 }, (_, at) => `${at} ${'élan '.repeat(200)}`).join('\n');
    const translated = await translate(text);
    expect(translated).toHaveLength(30);
    expect(translated).not.toContain(undefined);
    expect(sent.length).toBeGreaterThan(3);
    expect(Math.max(...sent.map(({ body }) => Buffer.byteLength(body.Text)))).toBeLessThan(10_000);
  });

  test.each(['ThrottlingException', 'TooManyRequestsException', 'com.amazonaws#ThrottlingException'])(
    'is asked again after %s',
    async type => {
      reply = (text, number) => (number < 3 ? failure(type) : inCapitals(text));
      expect(await translate('Hello')).toEqual(['HELLO']);
      expect(sent).toHaveLength(3);
    },
  );

  test.each([
    ['stays over its limit', failure('ThrottlingException'), 3],
    ['is down', failure('InternalServerException', 500), 3],
    ['sends no JSON', { status: 503, body: '<html>' }, 3],
    ['refuses the request', failure('AccessDeniedException'), 1],
    ['answers with something else', { body: { Translated: 'x' } }, 1],
  ] as const)('cannot be reached if it %s', async (_, answer, requests) => {
    reply = () => answer;
    expect(await translate('Hello')).toMatchObject({ code: 'TRANSLATION_UNAVAILABLE' });
    expect(sent).toHaveLength(requests);
    expect(lines.some(line => line.includes('"level":"error"'))).toBe(true);
  });

  test('is not waited for longer than a call may take', async () => {
    reply = () => 'silence';
    expect(await translate('Hello', { timeoutMs: 50 })).toMatchObject({ code: 'TRANSLATION_UNAVAILABLE' });
    expect(sent).toHaveLength(1);
  });

  test('cannot be reached where nothing listens', async () => {
    expect(await translate('Hello', { endpoint: 'http://127.0.0.1:9/' })).toMatchObject({
      code: 'TRANSLATION_UNAVAILABLE',
    });
  });

  test('leaves a line as it is whose markup it has lost', async () => {
    reply = () => ({
      body: {
        TranslatedText:
          '<p id="u0">Bonjour</p>\n<p id="u1">Donnez 6 £</p>\n<p id="u2">Bon <script>x</script></p>',
      },
    });
    expect(await translate('Hello\nGive £5\nGood')).toEqual(['Bonjour', undefined, undefined]);
  });
});
