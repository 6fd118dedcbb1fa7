import { SESClient } from '@aws-sdk/client-ses';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { domainEventHandlers } from '#functions/jobs/domainEventHandlers.ts';
import type { DomainEventType, Payload } from '#functions/platform/domainEvents.ts';
import { makeMail } from '#functions/platform/mail/mail.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { requests } from '#functions/requests/request.store.ts';
import { createWorld } from '#functions/testing/world.ts';
import { type MailServer, startMail } from '#infra/local/mail/mail.ts';
import {
  CommentID,
  ContributionRequestId,
  PaymentID,
  ProjectID,
  ProspectID,
  RecipientPayoutId,
  UserID,
} from '#shared/ids.ts';
import { handler as listNotifications } from '../listNotifications.lambda.ts';

let server: MailServer;
let world: Awaited<ReturnType<typeof makeWorld>>;
const makeWorld = () => createWorld({ mail: makeMail({ client: mailClient() }) });
const mailClient = () =>
  new SESClient({
    endpoint: server.url,
    region: 'eu-west-2',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });

let owner: UserID;
let sender: UserID;
let begun = 0;
const project = ProjectID.parse('signal-box');
const request = ContributionRequestId.parse('request-1');
const role = ProspectID.parse('role-1');

beforeAll(async () => {
  server = await startMail();
  process.env['MAIL_SENDER'] = 'Cairn <hello@cairn.example>';
  process.env['SITE_URL'] = 'https://cairn.example';
  world = await makeWorld();
});
afterAll(async () => {
  await world.close();
  await server.close();
});
beforeEach(async () => {
  owner = await world.user({ firstName: 'Olive', email: `olive${begun}@example.com`, language: 'fr' });
  sender = await world.user({ firstName: 'Sam', email: `sam${begun}@example.com`, language: 'us' });
  await world.table.write(Step.put(projects.key(project), projectOf(owner)));
  await world.table.write(Step.put(requests.key(project, request), requestOf(owner, sender)));
  begun = (await server.messages()).length;
});

const projectOf = (OwnerUserID: UserID): ProjectRecord => ({
  ProjectID: project,
  OwnerUserID,
  name: 'The signal box',
  shortName: 'Signal Box',
  description: 'A signal box becomes a library.',
  details: 'Long enough.',
  language: 'en',
  country: 'GB',
  currency: 'GBP',
  budget: 100_000,
  endDate: '2027-01-01',
  progress: 0,
  rolesNeeded: 1,
  totalContributionBudget: 100_000,
  numberOfContributions: 100,
  contributionName: 'stone',
  contributorsPart: 0,
  image: { kind: 'cairn', palette: 'moss' },
  status: 'submitted',
  submittedAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  planAtSubmission: 'free',
  toHire: false,
  version: 1,
});
const requestOf = (OwnerUserID: UserID, contributorId: UserID) => ({
  contributionRequestId: request,
  contributorId,
  ProjectID: project,
  ProspectID: role,
  OwnerUserID,
  projectShortName: 'Signal Box',
  role: 'carpenter',
  status: 'pending' as const,
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-12-04T12:00:00.000Z',
  reminders: 0,
});

async function happens<Kind extends DomainEventType>(kind: Kind, payload: Payload<Kind>): Promise<void> {
  await world.table.write(outbox.enqueue(kind, payload));
  await world.runStream({ domainEventHandlers, projections: [] });
}
const mails = async () =>
  (await server.messages()).slice(begun).map(({ subject, destination, body }) => ({
    subject,
    to: destination.to[0]?.replace(/\d*@.*/, ''),
    text: body.text ?? '',
  }));
const told = async (as: UserID) => (await world.call(listNotifications, {}, { as })).data;

describe('what an owner learns of a project', () => {
  const about = () => ({ ProjectID: project, OwnerUserID: owner });

  test('it arrived', async () => {
    await happens('projectSubmitted', about());

    expect(await mails()).toMatchObject([
      { to: 'olive', subject: expect.stringContaining('en cours d’examen') },
    ]);
    expect(await told(owner)).toMatchObject({
      unread: 1,
      items: [{ kind: 'projectSubmitted', values: { project: 'Signal Box' }, link: '/projects/signal-box' }],
    });
  });

  test('it is published', async () => {
    await happens('projectApproved', about());

    const [mail] = await mails();
    expect(mail?.text).toContain('https://cairn.example/fr/projects/signal-box');
    expect((await told(owner))?.items[0]?.kind).toBe('projectApproved');
  });

  test('it needs changes, and why', async () => {
    await happens('projectDenied', { ...about(), reason: 'Say who builds it.' });

    const [mail] = await mails();
    expect(mail?.text).toContain('> Say who builds it.');
    expect((await told(owner))?.items[0]?.kind).toBe('projectDenied');
  });

  test('somebody talks', async () => {
    const CommentIDs = { CommentID: CommentID.parse('c2'), commenterId: sender };
    await happens('commentAdded', { ...about(), ...CommentIDs });
    await happens('replyAdded', {
      ProjectID: project,
      ...CommentIDs,
      replyTo: CommentID.parse('c1'),
      UserID: owner,
    });

    expect(await mails()).toEqual([]);
    expect((await told(owner))?.items).toMatchObject([
      { kind: 'replyAdded', values: { project: 'Signal Box', person: 'Sam' } },
      { kind: 'commentAdded', link: '/projects/signal-box#comments' },
    ]);
  });
});

describe('what is learnt of a request', () => {
  const about = () => ({
    ProjectID: project,
    OwnerUserID: owner,
    contributionRequestId: request,
    contributorId: sender,
    ProspectID: role,
  });

  test.each([
    ['requestSent', 'olive', 'Sam souhaite rejoindre', 'requestSent'],
    ['requestReminderDue', 'olive', 'Sam attend votre réponse', 'requestReminder'],
    ['requestAccepted', 'sam', 'You’re on the team of “Signal Box”', 'requestAccepted'],
    ['requestDenied', 'sam', 'Your application to “Signal Box”', 'requestDenied'],
    ['requestExpired', 'sam', 'Your application to “Signal Box” has expired', 'requestDenied'],
  ] as const)('%s', async (kind, to, subject, notice) => {
    await happens(kind, about());

    expect(await mails()).toMatchObject([{ to, subject: expect.stringContaining(subject) }]);
    expect(await told(to === 'sam' ? sender : owner)).toMatchObject({ unread: 1, items: [{ kind: notice }] });
    expect(await told(to === 'sam' ? owner : sender)).toMatchObject({ unread: 0, items: [] });
  });

  test('the role went to somebody else', async () => {
    await happens('requestDenied', { ...about(), because: 'prospectTaken' });

    expect(await mails()).toMatchObject([{ subject: 'The role in “Signal Box” is no longer available' }]);
    expect((await told(sender))?.items[0]?.kind).toBe('prospectTaken');
  });

  test('somebody was taken out of the team', async () => {
    await happens('memberRemoved', { ProjectID: project, UserID: sender });
    expect((await told(sender))?.items).toMatchObject([
      { kind: 'memberRemoved', values: { project: 'Signal Box' } },
    ]);
  });
});

describe('what is learnt of money', () => {
  const payment = () => ({
    PaymentID: PaymentID.parse('payment-1'),
    ProjectID: project,
    payerId: sender,
    amount: 1_250_00,
    currency: 'GBP' as const,
  });
  const payout = () => ({
    recipientPayoutId: RecipientPayoutId.parse('payout-1'),
    recipientId: owner,
    amount: 95_50,
    currency: 'EUR' as const,
  });

  test('a receipt for who gave, news for who receives, each in their own language', async () => {
    await happens('paymentSucceeded', payment());
    const [receipt, received] = (await mails()).toSorted((a, b) => (a.to! > b.to! ? -1 : 1));

    expect(receipt).toMatchObject({ to: 'sam', subject: 'Thank you: £1,250.00 for “Signal Box”' });
    expect(receipt?.text).toContain('You gave £1,250.00 to “Signal Box” on November 20, 2026');
    expect(receipt?.text).toContain('payment-1');
    expect(received?.subject).toBe('«\u202FSignal Box\u202F» a reçu 1\u202F250,00\u00A0£');
    expect((await told(owner))?.items).toMatchObject([
      { kind: 'paymentReceived', values: { person: 'Sam', amount: '125000', currency: 'GBP' } },
    ]);
    expect(await told(sender)).toMatchObject({ unread: 0 });
  });

  test('money went back', async () => {
    await happens('paymentRefunded', payment());
    expect(await mails()).toMatchObject([{ to: 'sam', subject: 'Your refund of £1,250.00' }]);
    expect((await told(sender))?.items[0]?.kind).toBe('paymentRefunded');
  });

  test('a payout went through, or did not', async () => {
    await happens('payoutCompleted', payout());
    await happens('payoutFailed', payout());

    const [done, failed] = await mails();
    expect(done?.subject).toBe('Votre versement de 95,50\u00A0€ est en route');
    expect(failed?.text).toContain('https://cairn.example/fr/payout');
    expect((await told(owner))?.items.map(({ kind }) => kind)).toEqual(['payoutFailed', 'payoutCompleted']);
  });
});

describe('who is told', () => {
  test.each(['banned', 'deleted', 'unconfirmed'])('nobody who is %s', async status => {
    const gone = await world.user({ status, email: 'gone@example.com' });
    await happens('projectApproved', { ProjectID: project, OwnerUserID: gone });
    await happens('passwordResetRequested', { UserID: gone });
    await happens('existingAccountSignUp', { UserID: gone });

    expect(await mails()).toEqual([]);
    expect(await world.table.get(personCounts.key(gone))).toBeUndefined();
  });

  test('once, however often the happening is told', async () => {
    const note = outbox.enqueue(
      'projectApproved',
      { ProjectID: project, OwnerUserID: owner },
      'approved-once',
    );
    await world.table.write(note);
    await world.runStream({ domainEventHandlers, projections: [] });
    await world.table.write(note);
    await world.runStream({ domainEventHandlers, projections: [] });

    expect(await mails()).toHaveLength(1);
    expect(await told(owner)).toMatchObject({ unread: 1 });
  });

  test('the app tells also who has an address that no mail reaches, and the others are not held up', async () => {
    const broken = await world.user({ email: 'no address' });
    await happens('projectApproved', { ProjectID: project, OwnerUserID: broken });
    await happens('projectApproved', { ProjectID: project, OwnerUserID: owner });

    expect(await told(broken)).toMatchObject({ unread: 1 });
    expect(await mails()).toMatchObject([{ to: 'olive' }]);
    expect(world.logged.join()).toContain('mail refused');
    expect(world.logged.join()).not.toContain('no address');
  });

  test('nobody of a project that is gone', async () => {
    await happens('projectApproved', { ProjectID: ProjectID.parse('gone'), OwnerUserID: owner });
    expect(await mails()).toEqual([]);
    expect(UserID.parse(owner)).toBe(owner);
  });
});
