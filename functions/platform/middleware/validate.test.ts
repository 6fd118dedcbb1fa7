import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { layer } from '../testing/cairns.ts';

let world: World;
let ada: UserID;
let lay: ReturnType<typeof layer>;
beforeAll(async () => {
  world = await createWorld();
  ada = await world.user({ username: 'ada' });
  lay = layer(world, ada);
});
afterAll(() => world.close());

describe('a request', () => {
  test.each([
    ['no JSON', '{"name":', undefined],
    ['another type', '<name/>', 'text/xml'],
    ['plain text', '{"name":"flint","weight":1}', 'text/plain'],
  ])('with %s is refused as invalid', async (_, rawBody, type) => {
    const headers: Record<string, string> = type ? { 'content-type': type } : {};
    const sent = await lay({ body: undefined }, { rawBody, headers });
    expect(sent).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
      envelope: { success: false, message: 'Invalid request' },
    });
  });

  test('of more than a mebibyte is refused as too large', async () => {
    const rawBody = JSON.stringify({ name: 'x'.repeat(1024 * 1024), weight: 1 });
    expect(await lay({}, { rawBody })).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  test('is refused with every invalid field and its message', async () => {
    const sent = await lay({ ProjectID: '../etc', query: { loud: 'very' }, body: { name: 'ab', kind: 'X' } });
    expect(sent).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      envelope: { i18nID: 'errors.validation_failed' },
    });
    expect(sent.envelope?.data).toEqual({
      fields: [
        { path: 'ProjectID', i18nID: 'validation.invalid', params: {} },
        { path: 'loud', i18nID: 'validation.invalid', params: {} },
        { path: 'name', i18nID: 'validation.generic_field_min_length', params: { min: 3 } },
        { path: 'weight', i18nID: 'validation.required', params: {} },
        { path: 'kind', i18nID: 'validation.kind_letters', params: {} },
      ],
    });
  });

  test('is refused with the fields that contain half a character', async () => {
    const sent = await lay({ body: { name: 'fli\ud83e', weight: 1 } });
    expect(sent).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(sent.envelope?.data).toEqual({
      fields: [{ path: 'name', i18nID: 'validation.invalid', params: {} }],
    });
    expect((await lay({ body: { name: 'st🪨', weight: 1 } })).data).toMatchObject({ name: 'st🪨' });
    const nested = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(await lay({}, { rawBody: nested })).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  test('is refused with the maximum of a field that is too long, and with each missing field', async () => {
    expect((await lay({ body: { name: 'granite', weight: 1 } })).envelope?.data).toEqual({
      fields: [{ path: 'name', i18nID: 'validation.generic_field_max_length', params: { max: 5 } }],
    });
    expect((await lay({ body: undefined })).envelope?.data).toMatchObject({
      fields: [
        { path: 'name', i18nID: 'validation.required' },
        { path: 'weight', i18nID: 'validation.required' },
      ],
    });
    expect(await lay({ body: null })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await lay({ body: [] })).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
