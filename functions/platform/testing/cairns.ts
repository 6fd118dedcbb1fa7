import * as z from 'zod/mini';
import type { CallOptions, TestRequest } from '#functions/testing/event.ts';
import type { World } from '#functions/testing/world.ts';
import { domain, get, post } from '#shared/contract.ts';
import type { UserID } from '#shared/ids.ts';
import { answer } from '../answer.ts';
import { callers } from '../caller.ts';
import { operation } from '../operation.ts';
import { refuse } from '../refusal.ts';

/** Contracts of a domain that exists only for tests. */
export const cairns = domain('cairns', {
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
    errors: ['PROJECT_NOT_FOUND', 'INSUFFICIENT_POINTS'],
    successMessage: 'The stone lies.',
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
  echoForm: post('/cairns/form', {
    summary: 'Echo.',
    access: 'public',
    bodyFormat: 'form',
    body: z.object({ text: z.string() }),
    output: z.object({ text: z.string(), country: z.string() }),
  }),
  echoRaw: post('/cairns/raw', {
    summary: 'Echo.',
    access: 'public',
    bodyFormat: 'raw',
    output: z.object({ text: z.string() }),
  }),
});

export const layStone = operation(cairns.layStone, {
  run: async ({ ProjectID, body, caller, request }, { table }) => {
    if (ProjectID === 'none') return refuse('PROJECT_NOT_FOUND');
    if (ProjectID === 'dear') return refuse('INSUFFICIENT_POINTS', { points: 20_000 });
    if (ProjectID === 'broken') throw new Error('secret detail');
    if (ProjectID === 'mismatch') return { name: 1 } as never;
    if (ProjectID === 'reads') await table.get(callers.key(caller.UserID));
    if (ProjectID === 'offline') throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    return { name: body.name, by: caller.UserID, language: request.language };
  },
});
export const seeCairn = operation(cairns.seeCairn, { run: ({ ProjectID }) => ({ ProjectID }) });
export const openCairn = operation(cairns.openCairn, {
  run: ({ caller }) => ({ who: caller?.username ?? 'nobody' }),
});
export const countCairns = operation(cairns.countCairns, {
  run: ({ caller }) => ({ count: caller.isAdmin ? 7 : 0 }),
});
export const kickCairn = operation(cairns.kickCairn, {
  run: ({ request }) =>
    request.origin === 'https://elsewhere.example'
      ? answer(undefined, { location: 'https://cairn.example/', cookies: ['a=b; HttpOnly'] })
      : undefined,
});
export const echoForm = operation(cairns.echoForm, {
  run: ({ body, request }) => answer({ text: body.text, country: request.country }, { cacheFor: 60 }),
});
export const echoRaw = operation(cairns.echoRaw, { run: ({ body }) => ({ text: body }) });

export const validStone = { ProjectID: 'p', body: { name: 'flint', weight: 1 } };

/** Lays a valid stone with some changes. */
export const layer =
  (world: World, as: UserID) =>
  (change: TestRequest = {}, sending: CallOptions = {}) =>
    world.callWith(layStone, { ...validStone, ...change }, { as, ...sending });
