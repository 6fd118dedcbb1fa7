import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { addComment } from '#functions/comments/addComment.ts';
import { addContact } from '#functions/contacts/addContact.ts';
import { digests } from '#functions/jobs/digests.ts';
import { getMessage } from '#functions/messages/getMessage.ts';
import { listMessages } from '#functions/messages/listMessages.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { formerUsername } from '#shared/fullName.ts';
import type { UserID } from '#shared/ids.ts';
import { listNotifications } from './listNotifications.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('what was stored about a person no longer names them once their account is deleted', async () => {
  const owner = await world.user({ firstName: 'Olive', emailFrequencies: { applications: 'daily' } });
  const project = await projectWithRoles(world, owner);
  const { ProjectID } = project;
  const leaver = await world.user({ firstName: 'Priscilla' });
  const stays = await world.user({ firstName: 'Sam' });
  for (const as of [leaver, stays])
    await world.call(addComment, { ProjectID, body: { text: 'I know this harbour.' } }, { as });
  await world.call(addContact, { body: { ContactedUserID: owner } }, { as: leaver });
  await project.apply(leaver, await project.role());
  await world.runStream();
  const before = await seenBy(owner);
  expect(before.named).toEqual(['Priscilla', 'Priscilla', 'Priscilla', 'Sam']);
  expect(before.messages).toContain('Priscilla');

  await world.table.write(Step.update(authors.key(leaver), { status: 'deleted', firstName: '' }));
  const after = await seenBy(owner);
  expect(after.named).toEqual([formerUsername, formerUsername, formerUsername, 'Sam'].toSorted());
  expect(after.messages).not.toContain('Priscilla');
  expect(after.messages).toContain(formerUsername);

  world.clock.add({ days: 2 });
  await digests.withDeps(world.deps)({});
  const digest = world.mails.findLast(({ to }) => to === `${owner}@example.com`);
  expect(digest?.subject).toMatch(/digest|summary|news/i);
  expect(digest?.text).toContain('Sam');
  expect(digest?.text).not.toContain('Priscilla');
});

/** The people whom the notifications and messages of a person name. */
async function seenBy(as: UserID) {
  const { data } = await world.call(listNotifications, { query: { limit: 50 } }, { as });
  const inbox = await world.call(listMessages, { type: 'inbox', query: { limit: 50 } }, { as });
  const opened = [];
  for (const { id } of inbox.data?.items ?? [])
    opened.push((await world.call(getMessage, { id }, { as })).data?.notice);
  const named = (data?.items ?? []).flatMap(({ values }) => values['person'] ?? []);
  return {
    named: named.toSorted(),
    messages: JSON.stringify([inbox.data?.items.map(({ notice }) => notice), opened]),
  };
}

test('news that are stored say by id whom they name', () => {
  const root = join(import.meta.dirname, '..');
  const files = globSync('**/*.ts', { cwd: root }).filter(file => !/\.test\.ts$|testing\//.test(file));
  const telling = files.filter(file => /\bnotify\(deps/.test(readFileSync(join(root, file), 'utf8')));
  expect(telling.length).toBeGreaterThan(12);
  const namingThemselves = telling.filter(file =>
    /displayNameOf/.test(readFileSync(join(root, file), 'utf8')),
  );
  // Names in notices of messages: `withoutSender` of `toMessage.ts` removes them.
  expect(namingThemselves).toEqual(['messages/message.news.ts']);
});
