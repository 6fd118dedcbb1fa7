import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commentEvents } from '#functions/comments/comment.events.ts';
import { digests } from '#functions/jobs/digests.ts';
import { domainEventHandlers } from '#functions/jobs/domainEventHandlers.ts';
import { callers } from '#functions/platform/caller.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { Step } from '#functions/platform/table/step.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { CommentID, type ProjectID, type UserID } from '#shared/ids.ts';
import { type ChosenFrequencies, defaultFrequencies } from '#shared/notificationSettings.ts';
import { listNotifications } from './listNotifications.ts';

let world: World;
let owner: UserID;
let project: ProjectID;
let comments = 0;

const nothing = { sent: 0, dropped: 0, failed: 0 };

beforeEach(async () => {
  world = await createWorld();
  owner = await world.user({ firstName: 'Olive', email: 'olive@example.com', language: 'fr', country: 'FR' });
  project = await aProject(world, owner, { shortName: 'Signal Box' });
});
afterEach(() => world.close());

const run = () => digests.withDeps(world.deps)({});
const choose = (chosen: ChosenFrequencies) =>
  world.table.write(Step.update(callers.key(owner), { emailFrequencies: chosen }));
/** A person comments on the owner's project. */
async function comment(firstName = 'Priya', id = `comment-${++comments}`): Promise<void> {
  const commenterId = await world.user({ firstName });
  const payload = { ProjectID: project, CommentID: CommentID.parse(id), commenterId, OwnerUserID: owner };
  await world.table.write(outbox.publish(world.deps, commentEvents.commentAdded, payload, id));
  await world.runStream({ domainEventHandlers, projections: [] });
}
const texts = () => world.mails.map(({ text }) => text);
const down = () => Promise.reject(new Error('The mail service is down.'));

describe('a daily digest', () => {
  test('is sent the next morning, once, with a link to each thing and to unsubscribe', async () => {
    await comment('Priya');
    await comment('Sam');
    expect(world.mails).toEqual([]);
    expect(await run()).toEqual(nothing);

    world.clock.set('2026-11-21T06:04:59.000Z');
    expect(await run()).toEqual(nothing);
    world.clock.set('2026-11-21T06:05:00.000Z');
    expect(await run()).toEqual({ ...nothing, sent: 1 });
    expect(await run()).toEqual(nothing);

    const [email] = world.mails;
    expect(world.mails).toHaveLength(1);
    expect(email).toMatchObject({
      to: 'olive@example.com',
      subject: 'Votre résumé du jour\u202F: 2 nouveautés',
      unsubscribeUrl: expect.stringMatching(/\/api\/mail\/unsubscribe\?token=.+\.daily\./),
    });
    expect(email?.text).toMatch(/Bonjour Olive[\s\S]+COMMENTAIRES\n\n- Sam a[\s\S]+- Priya a commenté/);
    expect(email?.text).toContain(`https://cairn.example/fr/projects/${project}#comments`);
    expect(email?.html).toContain('<h2>Commentaires</h2>');
    expect(email?.html).toContain('https://cairn.example/fr/notification-settings');
    const { data } = await world.call(listNotifications, {}, { as: owner });
    expect(data?.items).toHaveLength(2);
  });

  test('contains only what is new since the last one', async () => {
    await comment('Priya');
    world.clock.set('2026-11-21T07:00:00.000Z');
    await run();
    await comment('Sam');
    world.clock.set('2026-11-22T07:00:00.000Z');
    expect(await run()).toEqual({ ...nothing, sent: 1 });

    expect(world.mails).toHaveLength(2);
    expect(texts()[1]).toContain('Sam a commenté');
    expect(texts()[1]).not.toContain('Priya');
  });

  test('is not sent without news', async () => {
    world.clock.add({ days: 3 });
    expect(await run()).toEqual(nothing);
    expect(world.mails).toEqual([]);
  });

  test('contains an event once, even if it is delivered again', async () => {
    await comment('Priya', 'same');
    await comment('Priya', 'same');
    world.clock.add({ days: 1 });
    await run();
    expect(world.mails[0]?.subject).toContain('1 nouveauté');
  });

  test('lists twenty notifications and counts the others', async () => {
    for (let time = 0; time < 32; time++) {
      world.clock.add({ minutes: 1 });
      await comment(`Person-${time}`);
    }
    world.clock.add({ days: 1 });
    await run();
    const [text = ''] = texts();
    expect(text.match(/a commenté/g)).toHaveLength(20);
    expect(text).toContain('Et 12 autres.');
    expect(text.indexOf('Person-31 ')).toBeLessThan(text.indexOf('Person-12 '));
    expect(text).not.toContain('Person-11 ');
  });

  test('shows texts of people as text, in HTML too', async () => {
    await world.table.write(Step.update(callers.key(owner), { language: 'en' }));
    await comment('<img src=x onerror=alert(1)>{name}');
    world.clock.add({ days: 1 });
    await run();
    expect(world.mails[0]?.html).toContain('&lt;img src=x onerror=alert(1)&gt;{name} has commented');
    expect(world.mails[0]?.html).not.toContain('<img');
  });

  test('is written in the language that the recipient has on its day', async () => {
    await comment();
    await world.table.write(Step.update(callers.key(owner), { language: 'es' }));
    world.clock.add({ days: 1 });
    await run();
    expect(world.mails[0]?.subject).toBe('Tu resumen del día: 1 novedad');
  });
});

test('a weekly digest is sent on Monday', async () => {
  await choose({ comments: 'weekly' });
  await comment();
  world.clock.set('2026-11-22T23:00:00.000Z');
  expect(await run()).toEqual(nothing);
  world.clock.set('2026-11-23T06:05:00.000Z');
  expect(await run()).toEqual({ ...nothing, sent: 1 });
  expect(world.mails[0]?.subject).toBe('Votre résumé de la semaine\u202F: 1 nouveauté');
});

describe('a recipient who chooses anew', () => {
  test.each(['immediate', 'weekly'] as const)('%s still receives what was collected', async frequency => {
    await comment();
    await choose({ comments: frequency });
    world.clock.add({ days: 1 });
    expect(await run()).toEqual({ ...nothing, sent: 1 });
  });

  test('to be emailed immediately gets the next notification on its own', async () => {
    await choose({ comments: 'immediate' });
    await comment();
    expect(world.mails).toMatchObject([{ subject: 'Priya a commenté «\u202FSignal Box\u202F»' }]);
  });

  test('never to be emailed receives nothing, not even what was collected', async () => {
    await comment();
    await choose({ comments: 'never' });
    await comment();
    world.clock.add({ days: 1 });
    expect(await run()).toEqual({ ...nothing, dropped: 1 });
    await choose(defaultFrequencies);
    world.clock.add({ days: 1 });
    await run();
    expect(world.mails).toEqual([]);
  });
});

test.each(['banned', 'deleted', 'unconfirmed'])(
  'a user who is %s by then receives no digest',
  async status => {
    await comment();
    await world.table.write(Step.update(callers.key(owner), { status }));
    world.clock.add({ days: 1 });
    expect(await run()).toEqual({ ...nothing, dropped: 1 });
    expect(world.mails).toEqual([]);
  },
);

describe('on bad days', () => {
  test('two runs at the same time send a digest once', async () => {
    for (let person = 0; person < 6; person++) {
      owner = await world.user({ email: `o${person}@example.com` });
      project = await aProject(world, owner);
      await comment();
    }
    world.clock.add({ days: 1 });
    const [first, second] = await Promise.all([run(), run()]);
    expect(first.sent + second.sent).toBe(6);
    expect(world.mails.map(({ to }) => to).toSorted()).toEqual(
      Array.from({ length: 6 }, (_, person) => `o${person}@example.com`),
    );
  });

  test('a mail service that is down for a day loses and doubles nothing', async () => {
    const { send } = world.deps.mail;
    await comment('Priya');
    world.deps.mail.send = down;
    world.clock.set('2026-11-21T07:00:00.000Z');
    await expect(run()).rejects.toThrow('1 digests could not be sent');
    await comment('Sam');
    world.clock.set('2026-11-22T07:00:00.000Z');
    await expect(run()).rejects.toThrow();

    world.deps.mail.send = send;
    expect(await run()).toEqual({ sent: 1, dropped: 1, failed: 0 });
    expect(await run()).toEqual(nothing);
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toMatch(/Sam a commenté[\s\S]+Priya a commenté/);
  });

  test('one recipient whose digest fails does not keep the others from theirs', async () => {
    const { send } = world.deps.mail;
    await comment();
    owner = await world.user({ email: 'second@example.com' });
    project = await aProject(world, owner);
    await comment();
    world.clock.add({ days: 1 });
    world.deps.mail.send = (to, email) => (to === 'olive@example.com' ? down() : send(to, email));

    await expect(run()).rejects.toThrow('1 digests');
    expect(world.mails).toMatchObject([{ to: 'second@example.com' }]);
    world.deps.mail.send = send;
    expect(await run()).toEqual({ ...nothing, sent: 1 });
  });

  test('a crash between sending and recording does not send again, then or later', async () => {
    await comment('Priya');
    world.clock.set('2026-11-21T07:00:00.000Z');
    const { transact } = world.table;
    world.table.transact = () => Promise.reject(new Error('crashed'));
    await expect(run()).rejects.toThrow();
    world.table.transact = transact;

    expect(await run()).toEqual(nothing); // the crashed run might still be at work
    world.clock.add({ minutes: 30 });
    expect(await run()).toEqual({ ...nothing, dropped: 1 });
    expect(world.logged.join()).toContain('digest.unconfirmed');
    await comment('Sam');
    world.clock.set('2026-11-22T07:00:00.000Z');
    expect(await run()).toEqual({ ...nothing, sent: 1 });
    expect(texts()).toHaveLength(2);
    expect(texts()[1]).not.toContain('Priya');
  });

  test('an address that is refused for good is logged and not tried again', async () => {
    await comment();
    world.clock.add({ days: 1 });
    world.deps.mail.send = () => Promise.resolve('refused');
    expect(await run()).toEqual({ ...nothing, sent: 1 });
    expect(await run()).toEqual(nothing);
    expect(world.logged.join()).toContain('mail.refused');
  });
});
