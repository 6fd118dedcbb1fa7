import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listMessages } from '#functions/messages/listMessages.ts';
import { callers } from '#functions/platform/caller.ts';
import { emailTexts } from '#functions/platform/mail/templates.ts';
import { Step } from '#functions/platform/table/step.ts';
import { createNewsWorld } from '#functions/testing/newsWorld.ts';
import type { UserID } from '#shared/ids.ts';
import { writtenLanguages } from '#shared/settings.ts';
import { spaces } from '#shared/typography.ts';
import { requestEvents } from './request.events.ts';
import { requests } from './request.store.ts';

let world: Awaited<ReturnType<typeof createNewsWorld>>;
let owner: UserID;
let applicant: UserID;

beforeAll(async () => {
  world = await createNewsWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ owner, applicant } = await world.startScene());
});

const about = () => ({ ...world.ids, OwnerUserID: owner, contributorId: applicant });

test.each([
  ['requestSent', 'olive', 'Sam souhaite rejoindre', 'requestSent'],
  ['requestAccepted', 'sam', 'You’re on the team of “Signal Box”', 'requestAccepted'],
  ['requestDenied', 'sam', 'Your application to “Signal Box”', 'requestDenied'],
  ['requestExpired', 'sam', 'Your application to “Signal Box” has expired', 'requestDenied'],
] as const)('%s notifies %s and nobody else', async (type, to, subject, kind) => {
  await world.publish(requestEvents[type], about());

  const [recipient, other] = to === 'sam' ? [applicant, owner] : [owner, applicant];
  expect(await world.emails()).toMatchObject([{ to, subject: expect.stringContaining(subject) }]);
  expect(await world.notificationsFor(recipient)).toMatchObject({ unread: 1, items: [{ kind }] });
  expect(await world.notificationsFor(other)).toMatchObject({ unread: 0, items: [] });
});

test('a reason for declining is told in the language of the applicant, own words as they were written', async () => {
  const { ProjectID, contributionRequestId } = world.ids;
  const decline = (decline: object) =>
    world.table.write(Step.update(requests.key(ProjectID, contributionRequestId), { decline }));
  await world.table.write(Step.update(callers.key(applicant), { language: 'fr' }));
  await decline({ reason: 'otherLanguage' });
  await world.publish(requestEvents.requestDenied, about());
  await decline({ words: 'We start again in May.', language: 'en' });
  await world.publish(requestEvents.requestDenied, about());

  expect((await world.emails()).map(({ html }) => html)).toEqual([
    expect.stringContaining('L’équipe travaille dans une autre langue.'),
    expect.stringContaining('<blockquote lang="en" dir="auto">We start again in May.'),
  ]);
  expect((await world.notificationsFor(applicant))?.items).toMatchObject([
    { kind: 'requestDenied', link: '/applications' },
    { kind: 'requestDenied', link: '/applications' },
  ]);
  const { data } = await world.call(listMessages, { type: 'inbox' }, { as: applicant });
  expect(data?.items).toMatchObject([
    { preview: 'We start again in May.', language: 'en' },
    { notice: { values: { reason: 'otherLanguage' } } },
  ]);
});

test('the ready-made reasons are the same in emails and on the site', () => {
  for (const language of writtenLanguages) {
    const site = readFileSync(`web/src/i18n/${language}/applications.json`, 'utf8');
    const { decline } = JSON.parse(site) as { decline: { reasons: Record<string, string> } };
    const inEmails = Object.entries(emailTexts[language].declineReasons);
    expect(inEmails.map(([name, words]) => [name, spaces[language](words)])).toEqual(
      Object.entries(decline.reasons),
    );
  }
});

test('a withdrawn application is told to the owner in the app, without an email', async () => {
  await world.publish(requestEvents.requestWithdrawn, about());
  expect(await world.emails()).toEqual([]);
  expect(await world.notificationsFor(owner)).toMatchObject({
    unread: 1,
    items: [{ kind: 'requestWithdrawn', values: { project: 'Signal Box' } }],
  });
  expect(await world.notificationsFor(applicant)).toMatchObject({ unread: 0 });
});

test('an application for a role that is filled: the applicant learns that it is no longer available', async () => {
  await world.publish(requestEvents.requestDenied, { ...about(), because: 'prospectTaken' });

  expect(await world.emails()).toMatchObject([
    { subject: 'The role in “Signal Box” is no longer available' },
  ]);
  expect((await world.notificationsFor(applicant))?.items[0]?.kind).toBe('prospectTaken');
});
