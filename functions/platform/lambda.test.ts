import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '#functions/testing/world.ts';
import { domain, get, post } from '#shared/contract.ts';
import { answer } from './answer.ts';
import { lambda } from './lambda.ts';
import { refuse } from './refusal.ts';

const cairns = domain('cairns', {
  layStone: post('/projects/{ProjectID}/stones', {
    summary: 'Lay a stone.',
    access: 'signedIn',
    query: z.object({ loud: z.optional(z.stringbool()) }),
    body: z.object({
      name: z.string().check(z.minLength(3), z.maxLength(5)),
      weight: z.number(),
      kind: z.optional(z.string().check(z.regex(/^[a-z]+$/, { error: 'validation.kind_letters' }))),
    }),
    output: z.object({ name: z.string(), by: z.string(), language: z.string() }),
    status: 201,
    errors: ['PROJECT_NOT_FOUND', 'POINTS_NEEDED'],
    says: 'The stone lies.',
  }),
  seeCairn: get('/projects/{ProjectID}/cairn', {
    summary: 'See a cairn.',
    access: 'public',
    output: z.object({ ProjectID: z.string() }),
  }),
  openCairn: get('/cairns/mine', {
    summary: 'Own.',
    access: 'optional',
    output: z.object({ who: z.string() }),
  }),
  countCairns: get('/cairns/count', {
    summary: 'Count.',
    access: 'admin',
    output: z.object({ count: z.int() }),
  }),
  kickCairn: post('/cairns/kick', { summary: 'Kick.', access: 'public' }),
});

const layStone = lambda(cairns.layStone, async ({ ProjectID, body, caller, request }) => {
  if (ProjectID === 'none') return refuse('PROJECT_NOT_FOUND');
  if (ProjectID === 'dear') return refuse('POINTS_NEEDED', { points: 20_000 });
  if (ProjectID === 'broken') throw new Error('secret detail');
  if (ProjectID === 'mismatch') return { name: 1 } as never;
  return { name: body.name, by: caller.UserID, language: request.language };
});

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const good = { ProjectID: 'p', body: { name: 'flint', weight: 1 } };

describe('a call', () => {
  test('answers with the output in an intact envelope, with the contract’s words and status', async () => {
    const as = await world.user();
    const answered = await world.callWith(layStone, good, {
      as,
      headers: { 'Accept-Language': 'fr-FR,fr;q=0.9' },
    });
    expect(answered).toMatchObject({
      status: 201,
      data: { name: 'flint', by: as, language: 'fr' },
      envelope: {
        success: true,
        message: 'The stone lies.',
        i18nID: 'success.layStone',
        endpointID: 'layStone',
      },
      headers: { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' },
    });
    expect(answered.headers['x-request-id']).toMatch(/./);
  });
});
