import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callers } from '#functions/platform/caller.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { SearchToSave } from '#shared/entities/savedSearch.ts';
import { SavedSearchID, type UserID } from '#shared/ids.ts';
import { type ChosenFrequencies, frequenciesOf } from '#shared/notificationSettings.ts';
import { getSubscription } from './getSubscription.ts';
import { openUnsubscribe } from './openUnsubscribe.ts';
import { saveSubscription } from './saveSubscription.ts';
import { deleteSavedSearch } from './searches/deleteSavedSearch.ts';
import { listSavedSearches } from './searches/listSavedSearches.ts';
import { saveSearch } from './searches/saveSearch.ts';
import { aNewSearch } from './searches/testing/aSearch.ts';
import { unsubscribe } from './unsubscribe.ts';
import { signSubscription } from './unsubscribeToken.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (
  token: string,
  rawBody = 'List-Unsubscribe=One-Click',
  headers: Record<string, string> = form,
) => world.callWith(unsubscribe, { query: { token } }, { rawBody, headers });
const read = (token: string) => world.call(getSubscription, { query: { token } });
const change = (token: string, email: ChosenFrequencies) =>
  world.call(saveSubscription, { query: { token }, body: { email } });
const frequencies = async (id: UserID) =>
  frequenciesOf((await world.table.get(callers.key(id)))?.emailFrequencies);

test('one click of an email program stops the group of the link, however often', async () => {
  const ada = await world.user();
  const token = signSubscription({ UserID: ada, scope: 'comments' });

  for (let time = 0; time < 2; time++)
    expect(await post(token)).toMatchObject({
      status: 200,
      data: { scope: 'comments', email: { comments: 'never' } },
    });
  expect(await frequencies(ada)).toEqual({ ...frequenciesOf(undefined), comments: 'never' });
  const both = await Promise.all([
    post(signSubscription({ UserID: ada, scope: 'team' })),
    post(signSubscription({ UserID: ada, scope: 'money' })),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await frequencies(ada)).toMatchObject({ team: 'never', money: 'never' });
});

test('one click is accepted as multipart/form-data too, with or without encoding', async () => {
  const bodyOf = (end: string) =>
    `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--${end}`;
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const ada = await world.user();
  expect(await post(signSubscription({ UserID: ada, scope: 'team' }), bodyOf('\r\n'), headers)).toMatchObject(
    {
      status: 200,
    },
  );
  expect(await frequencies(ada)).toMatchObject({ team: 'never' });
});

test('a link scanner that opens the link or posts something else changes nothing', async () => {
  const ada = await world.user();
  const token = signSubscription({ UserID: ada, scope: 'messages' });
  const opened = await world.callWith(
    openUnsubscribe,
    { query: { token } },
    { headers: { 'accept-language': 'fr' } },
  );

  expect(opened).toMatchObject({ status: 302 });
  expect(opened.headers['location']).toBe(
    `https://cairn.example/fr/unsubscribe?token=${encodeURIComponent(token)}`,
  );
  expect(await read(token)).toMatchObject({ data: { email: { messages: 'immediate' } } });
  for (const body of ['', 'url=https://x.example', '{}'])
    expect(await post(token, body)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  expect(await frequencies(ada)).toMatchObject({ messages: 'immediate' });
});

test('the link of a digest stops all groups in it, and undoing restores exactly those', async () => {
  const ada = await world.user({ emailFrequencies: { team: 'daily', money: 'weekly', contacts: 'never' } });
  const token = signSubscription({ UserID: ada, scope: 'daily' });
  const before = await read(token);
  expect(before.data).toEqual({
    scope: 'daily',
    email: { team: 'daily', comments: 'daily', following: 'daily', reports: 'daily' },
    searches: [],
  });

  await post(token);
  expect((await read(token)).data).toEqual({ scope: 'daily', email: {}, searches: [] });
  expect(await frequencies(ada)).toMatchObject({ team: 'never', comments: 'never', money: 'weekly' });
  expect((await change(token, before.data?.email ?? {})).status).toBe(200);
  expect(await frequencies(ada)).toMatchObject({
    team: 'daily',
    comments: 'daily',
    following: 'daily',
    reports: 'daily',
    contacts: 'never',
  });
});

test('a link can change nothing but its own emails', async () => {
  const ada = await world.user();
  const group = signSubscription({ UserID: ada, scope: 'comments' });
  const digest = signSubscription({ UserID: ada, scope: 'daily' });
  const refused = { status: 403, code: 'SUBSCRIPTION_OUT_OF_SCOPE' };

  expect(await change(group, { money: 'never' })).toMatchObject(refused);
  expect(await change(group, { comments: 'never', money: 'never' })).toMatchObject(refused);
  expect(await change(digest, { money: 'never' })).toMatchObject(refused); // not in this digest
  expect(await change(digest, { comments: 'immediate' })).toMatchObject(refused);
  expect(await frequencies(ada)).toEqual(frequenciesOf(undefined));
  expect(await change(group, { comments: 'weekly' })).toMatchObject({ status: 200 });
});

describe('saved searches', () => {
  const save = async (as: UserID, search: string, change: Partial<SearchToSave> = {}) => {
    const id = SavedSearchID.parse(world.deps.newId());
    await world.call(saveSearch, { SavedSearchID: id, body: aNewSearch(search, change) }, { as });
    return id;
  };
  const emailed = async (as: UserID) =>
    Object.fromEntries(
      (await world.call(listSavedSearches, {}, { as })).data?.items.map(one => [one.name, one.email]) ?? [],
    );

  test('a link stops its search only, however often it is opened, and starts it again', async () => {
    const ada = await world.user();
    const tides = await save(ada, 'tides');
    await save(ada, 'bread');
    const token = signSubscription({ UserID: ada, scope: `search-${tides}` });
    const ofTides = (email: boolean) => ({ SavedSearchID: tides, name: 'tides', email });
    expect((await read(token)).data).toEqual({
      scope: `search-${tides}`,
      email: {},
      searches: [ofTides(true)],
    });
    for (let time = 0; time < 2; time++)
      expect(await post(token)).toMatchObject({ status: 200, data: { searches: [ofTides(false)] } });
    expect(await emailed(ada)).toEqual({ tides: false, bread: true });
    expect(await frequencies(ada)).toEqual(frequenciesOf(undefined));
    expect((await read(token)).data?.searches).toEqual([ofTides(false)]);

    const again = { email: {}, searches: [{ SavedSearchID: tides, email: true }] };
    expect(await world.call(saveSubscription, { query: { token }, body: again })).toMatchObject({
      status: 200,
    });
    expect(await emailed(ada)).toEqual({ tides: true, bread: true });
  });

  test('the link of a digest stops those in it too, together with its groups, and undoing restores them', async () => {
    const ada = await world.user();
    const tides = await save(ada, 'tides');
    await save(ada, 'bread', { frequency: 'weekly' });
    await save(ada, 'quiet', { email: false });
    const token = signSubscription({ UserID: ada, scope: 'daily' });
    const before = (await read(token)).data;
    expect(before?.searches).toEqual([{ SavedSearchID: tides, name: 'tides', email: true }]);
    await post(token);
    expect(await emailed(ada)).toEqual({ tides: false, bread: true, quiet: false });
    expect(await frequencies(ada)).toMatchObject({ comments: 'never' });
    const body = { email: before?.email ?? {}, searches: [{ SavedSearchID: tides, email: true }] };
    expect((await world.call(saveSubscription, { query: { token }, body })).status).toBe(200);
    expect(await emailed(ada)).toEqual({ tides: true, bread: true, quiet: false });
    expect(await frequencies(ada)).toMatchObject({ comments: 'daily' });
  });

  test('a link changes no other search, and none of anybody else', async () => {
    const [ada, bob] = [await world.user(), await world.user()];
    const [tides, bread] = [await save(ada, 'tides'), await save(ada, 'bread')];
    const token = signSubscription({ UserID: ada, scope: `search-${tides}` });
    const ofBread = { email: {}, searches: [{ SavedSearchID: bread, email: false }] };
    for (const link of [token, signSubscription({ UserID: ada, scope: 'comments' })])
      expect(await world.call(saveSubscription, { query: { token: link }, body: ofBread })).toMatchObject({
        code: 'SUBSCRIPTION_OUT_OF_SCOPE',
      });
    expect(await change(token, { comments: 'never' })).toMatchObject({ code: 'SUBSCRIPTION_OUT_OF_SCOPE' });
    await post(signSubscription({ UserID: bob, scope: `search-${tides}` }));
    expect(await emailed(ada)).toEqual({ tides: true, bread: true });
  });

  test('the link of a search that has been deleted finds nothing to stop', async () => {
    const ada = await world.user();
    const tides = await save(ada, 'tides');
    const token = signSubscription({ UserID: ada, scope: `search-${tides}` });
    await world.call(deleteSavedSearch, { SavedSearchID: tides }, { as: ada });
    expect(await post(token)).toMatchObject({ status: 200, data: { searches: [] } });
    expect((await read(token)).data?.searches).toEqual([]);
  });
});

test('forged, foreign and outdated links are refused', async () => {
  const [ada, bob] = [await world.user(), await world.user()];
  const [, , signature = ''] = signSubscription({ UserID: ada, scope: 'team' }).split('.');
  const otherSecret = createHmac('sha256', 'guessed').update(`unsubscribe ${ada}.team`).digest('base64url');
  const deleted = await world.user({ status: 'deleted' });
  const links = [
    `${bob}.team.${signature}`,
    `${ada}.money.${signature}`,
    `${ada}.team.${signature}x`,
    `${ada}.team.${signature}.more`,
    `${ada}.team.${otherSecret}`,
    `${ada}.team`,
    'nonsense',
    signSubscription({ UserID: deleted, scope: 'team' }),
    signSubscription({ UserID: 'nobody' as UserID, scope: 'team' }),
  ];
  for (const token of links) {
    const refused = { status: 400, code: 'UNSUBSCRIBE_LINK_INVALID' };
    expect(await post(token), token).toMatchObject(refused);
    expect(await read(token), token).toMatchObject(refused);
    expect(await change(token, { team: 'never' }), token).toMatchObject(refused);
  }
  expect(await post('')).toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(await post('x'.repeat(301))).toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(await world.callWith(saveSubscription, { query: { token: 'x' }, body: [] })).toMatchObject({
    status: 400,
  });
  expect(await frequencies(bob)).toEqual(frequenciesOf(undefined));
});

test('a banned user can still unsubscribe', async () => {
  const ada = await world.user({ status: 'banned' });
  expect(await post(signSubscription({ UserID: ada, scope: 'team' }))).toMatchObject({ status: 200 });
});
