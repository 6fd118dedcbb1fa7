import { afterAll, beforeAll, expect, test } from 'vitest';
import { pick, type Random, randomFrom } from '#shared/random.ts';
import { makeTokenVerifier } from './platform/verifyToken.ts';
import { linksOf } from './projects/linksOf.ts';
import { createTokenIssuer } from './testing/tokens.ts';
import { fragmented, movie } from './uploads/testing/movies.ts';
import { webm } from './uploads/testing/webms.ts';
import { cleanVideo } from './uploads/video.ts';
import { limitedWork, maxSteps } from './uploads/work.ts';

/**
 * Attacks with random inputs, besides those of the other files that `npm run test:long` runs. Another seed or number:
 * `SEED=… ATTEMPTS=… npm run test:long -- functions/attack.long.test.ts`.
 */
const { SEED = '1', ATTEMPTS = '5000' } = process.env;

let issuer: Awaited<ReturnType<typeof createTokenIssuer>>;
beforeAll(async () => {
  issuer = await createTokenIssuer();
  process.env['TOKEN_ISSUER'] = issuer.issuer;
  process.env['TOKEN_CLIENT_ID'] = issuer.clientId;
});
afterAll(() => issuer.close());

/** A number from 0 to below `end`. */
const below = (random: Random, end: number): number => Math.floor(random() * end);

function* attempts(what: string): Generator<Random> {
  for (let attempt = 0; attempt < Number(ATTEMPTS); attempt++) yield randomFrom(`${SEED} ${what} ${attempt}`);
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/** Changes a token in a way that makes it another one. */
const forgeries: readonly [
  (token: string, random: Random) => string,
  ...((t: string, r: Random) => string)[],
] = [
  (token, random) => {
    const parts = token.split('.');
    const part = below(random, 3);
    const old = parts[part] ?? '';
    const at = below(random, old.length - 1); // the last character of base64 has bits that mean nothing
    const other = pick(random, ['A', 'b', '0', '_', '-', 'z']);
    parts[part] = old.slice(0, at) + (old[at] === other ? 'Q' : other) + old.slice(at + 1);
    return parts.join('.');
  },
  (token, random) => {
    const [head = '', payload = '', signature = ''] = token.split('.');
    const alg = pick(random, ['none', 'HS256', 'RS512', 'PS256', 'ES256', 'NONE', '']);
    return [encoded({ ...decoded(head), alg }), payload, random() < 0.5 ? '' : signature].join('.');
  },
  (token, random) => {
    const [head = '', payload = '', signature = ''] = token.split('.');
    const kid = pick(random, ['', 'other', '../../etc/passwd', 'https://evil.example/keys', "' OR 1=1 --"]);
    return [encoded({ ...decoded(head), kid, jku: 'https://evil.example/keys' }), payload, signature].join(
      '.',
    );
  },
  (token, random) => {
    const [head = '', payload = '', signature = ''] = token.split('.');
    const change = pick<object>(random, [
      { username: 'eve' },
      { 'cognito:groups': ['admins'] },
      { exp: 9_999_999_999 },
      { client_id: 'other' },
      { scope: 'aws.cognito.signin.user.admin' },
    ]);
    return [head, encoded({ ...decoded(payload), ...change }), signature].join('.');
  },
  (token, random) => token.slice(0, below(random, token.length - 1)),
  (token, random) => `${token}${pick(random, ['.', 'AAAA', '.AAAA', ' x', ',Bearer x', '\u0000'])}`,
];

test('no token that was changed in any way is accepted', async () => {
  const verify = makeTokenVerifier();
  const token = issuer.token();
  expect(await verify(`Bearer ${token}`)).toBeDefined();
  const accepted = [];
  for (const random of attempts('tokens')) {
    const forged = pick(random, forgeries)(token, random);
    if (forged !== token && (await verify(`Bearer ${forged}`).catch(() => undefined))) accepted.push(forged);
  }
  expect(accepted).toEqual([]);
});

const dots = ['.', '。', '．', '｡', '%2E', '&period;', '&#46;', '&#x2e;', String.raw`\.`] as const;
const invisible = ['\u200b', '\u00ad', '\u2060', '\ufeff', '&#8203;', '&shy;'] as const;
const schemes = [
  'https://',
  'http://',
  'HTTPS://',
  '//',
  String.raw`https:\//`,
  'https&colon;//',
  '&#104;ttps://',
  'ftp://',
  'irc://',
] as const;

/** A way to write the address of a host that browsers and readers take for it. */
function addressOf(random: Random, isInLink: boolean): string {
  const letters = Array.from('evil', letter => {
    if (random() < 0.15) return `&#${letter.codePointAt(0)};`;
    if (random() < 0.1) return letter.toUpperCase();
    if (random() < 0.1) return String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0); // full width
    return !isInLink && random() < 0.1 ? letter + pick(random, invisible) : letter;
  });
  const scheme = isInLink || random() < 0.5 ? pick(random, schemes) : '';
  return `${scheme}${letters.join('')}${pick(random, dots)}example${pick(random, ['', '/', '/a?b=c#d'])}`;
}

const wrappers: readonly [(random: Random) => string, ...((random: Random) => string)[]] = [
  random => addressOf(random, false),
  random => `**${addressOf(random, false)}**`,
  random => `> - ${addressOf(random, false)}`,
  random => `\`${addressOf(random, false).replaceAll(/&[#\w]+;|\\/g, 'x')} evil.example\``,
  random => `[Donate](${addressOf(random, true)})`,
  random => `[Donate](<${addressOf(random, true)}> "title")`,
  random => `![tide](${addressOf(random, true)})`,
  random => `[Donate][1]\n\n[1]: ${addressOf(random, true)}`,
  random => `[*Do*nate][]\n\n[*Do*nate]: ${addressOf(random, true)} "t"`,
  random => `# [a [b](${addressOf(random, true)}) c]`,
];

test('no way to write a link hides it from the review', () => {
  const missed = new Set<string>();
  for (const random of attempts('links')) {
    const text = `We build a pump.\n\n${pick(random, wrappers)(random)}\n\nThank you.`;
    if (!linksOf(text).some(link => link.includes('evil.example'))) missed.add(text);
  }
  expect([...missed].slice(0, 20)).toEqual([]);
});

test('no broken video takes long to read, throws, or is something else once it is cleaned', () => {
  const files = [movie(), fragmented(), webm(), webm({ isLive: true })] as const;
  for (const random of attempts('videos')) {
    const bytes = Buffer.from(pick(random, files));
    for (let change = below(random, 8); change >= 0; change--) {
      const at = below(random, bytes.length - 4);
      if (random() < 0.5) bytes[at] = below(random, 256);
      else bytes.writeUInt32BE(pick(random, [0, 1, 0x7fffffff, 0xffffffff, bytes.length, 65_536]), at);
    }
    const work = limitedWork();
    const kept = cleanVideo(bytes, work);
    if (!kept) continue; // also where it would have taken more steps than allowed
    expect(work.steps).toBeLessThanOrEqual(maxSteps);
    expect(cleanVideo(bytes)).toEqual(kept);
  }
});
