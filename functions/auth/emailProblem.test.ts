import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personEvents } from '#functions/authors/person.events.ts';
import { recordMailFeedback } from '#functions/jobs/recordMailFeedback.ts';
import { notify } from '#functions/notifications/notify.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { feedbackOn } from '#infra/local/mail/mailFeedback.ts';
import { requestConfirmation } from './requestConfirmation.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { type AccountWorld, accountWorld } from './testing/accountWorld.ts';
import { reportMail } from './testing/mailFeedback.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld();
});
afterAll(() => world.end());

let count = 0;
let email = '';
beforeEach(async () => {
  world.clock.add({ days: 1 });
  email = await world.join(`correspondent${++count}`);
  world.clock.add({ minutes: 10 });
});

const problem = async () => (await world.personOf(email)).emailProblem;
const mailCount = () => world.mailsTo(email).length;

/** Tells the person something that they could do without, and something that they could not. */
async function tell(): Promise<string[]> {
  const before = mailCount();
  const recipient = await world.personOf(email);
  const values = () => ({
    project: 'Signal Box',
    date: '1 May',
    amount: '£1',
    item: 'x',
    payment: 'p',
    fee: '0',
  });
  await notify(world.deps, recipient, { email: { template: 'projectApproved', values, path: '/' } });
  await notify(world.deps, recipient, { email: { template: 'passwordChanged', values, path: '/' } });
  return world
    .mailsTo(email)
    .slice(before)
    .map(({ subject }) => subject);
}

describe('an address whose emails come back', () => {
  test('is noted once, whoever reports it how often', async () => {
    await reportMail(world, email, 'bounce');
    const noted = await problem();
    expect(noted).toEqual({ kind: 'bounced', at: world.clock.now() });

    world.clock.add({ minutes: 5 });
    await reportMail(world, email.toUpperCase(), 'bounce');
    await reportMail(world, email, 'complaint');
    expect(await problem()).toEqual(noted);
  });

  test('gets nothing more but what is asked for, which the provider delivers again', async () => {
    await reportMail(world, email, 'bounce');
    expect(await tell()).toEqual([]);

    await world.callWith(requestPasswordReset, { body: { email } });
    await world.runStream();
    expect(world.mailsTo(email).at(-1)?.subject).toBe('Choose a new password');
    expect(world.readmitted).toContain(email);
  });

  test('still signs in, and is told in the app', async () => {
    await reportMail(world, email, 'bounce');
    const { data, status } = await world.signIn(email);
    expect(status).toBe(200);
    expect((await world.meBy(data?.token)).data).toMatchObject({ email, emailProblem: 'bounced' });
  });
});

describe('an address from which a person complains', () => {
  test('gets what is necessary, and nothing else', async () => {
    await reportMail(world, email, 'complaint');
    expect(await problem()).toMatchObject({ kind: 'complained' });
    expect(await tell()).toEqual(['Your password has been changed']);
  });

  test('gets nothing once emails come back as well', async () => {
    await reportMail(world, email, 'complaint');
    await reportMail(world, email, 'bounce');
    expect(await problem()).toMatchObject({ kind: 'bounced' });
    expect(await tell()).toEqual([]);
  });

  test('is not noted for a report that takes the email out of the spam folder', async () => {
    const sent = {
      messageId: 'm',
      at: Date.parse(world.clock.now()) / 1000,
      destination: { to: [email], cc: [], bcc: [] },
    };
    const event = feedbackOn(sent, 'complaint', new Date(world.clock.now()));
    Object.assign(event.detail.complaint ?? {}, { complaintFeedbackType: 'not-spam' });
    await recordMailFeedback.withDeps(world.deps)(event);
    expect(await problem()).toBeUndefined();
  });
});

test('a mailbox that is full for now is no problem of the address', async () => {
  await reportMail(world, email, 'softBounce');
  expect(await problem()).toBeUndefined();
  expect(await tell()).toHaveLength(2);
});

test('a report of an email of before the address was proved changes nothing', async () => {
  const { registrationDate } = await world.personOf(email);
  await reportMail(world, email, 'bounce', new Date(Date.parse(registrationDate) - 1000).toISOString());
  expect(await problem()).toBeUndefined();
});

test('a report about an address that nobody has changes nothing', async () => {
  await reportMail(world, 'nobody-at-all@example.com', 'bounce');
});

test('the deletion of an account deletes what was noted', async () => {
  const { tombstoneOf } = await import('#functions/deletion/tombstoneOf.ts');
  await reportMail(world, email, 'bounce');
  const left = tombstoneOf(await world.personOf(email), world.clock.now(), { isPayee: true });
  expect(left).not.toHaveProperty('emailProblem');
});

describe('a sign-up whose link comes back', () => {
  const secretOf = (letter: string) => letter.repeat(43);
  const ask = async (to: string, browserSecret?: string) =>
    (await world.callWith(requestConfirmation, { body: { email: to, browserSecret } })).data;

  /** Signs up, lets the email to the address come back, and asks for the link again and for the account again. */
  async function signUpInVain(to: string, own: string, other: string) {
    const person = { email: to, username: `vain-${own[0]}-${count}`, browserSecret: own };
    const first = await world.signUp(person);
    await world.runStream();
    const asked = await ask(to, own);
    await world.runStream();
    await reportMail(world, to, 'bounce');
    const answers = [
      first.data,
      asked,
      await ask(to, own),
      await ask(to, other),
      await ask(to),
      (await world.signUp({ ...person, browserSecret: other, username: `rival-${own[0]}-${count}` })).data,
    ];
    return JSON.parse(JSON.stringify(answers).replaceAll(to, 'address'));
  }

  test('is told so in the browser that signed up, and nowhere else; the same with a known address', async () => {
    const unknown = await signUpInVain(`dead${count}@example.com`, secretOf('u'), secretOf('v'));
    const known = await signUpInVain(email, secretOf('k'), secretOf('l'));
    const address = { email: 'address' };
    expect(unknown).toEqual([address, address, { ...address, hasBounced: true }, address, address, address]);
    expect(known).toEqual(unknown);
  });

  test('is told so when that browser signs up again, and gets another link', async () => {
    for (const to of [`gone${count}@example.com`, email]) {
      const person = {
        email: to,
        username: `again-${to.slice(0, 4)}-${count}`,
        browserSecret: secretOf('s'),
      };
      await world.signUp(person);
      await world.runStream();
      await reportMail(world, to, 'bounce');
      const before = world.mailsTo(to).length;
      expect((await world.signUp(person)).data).toEqual({ email: to, hasBounced: true });
      await world.runStream();
      expect(world.mailsTo(to).length).toBe(before + 1);
      expect((await world.signUp(person)).data).toEqual({ email: to });
    }
  });
});

test('the farewell of a deletion goes to an address that has a problem only if it must', async () => {
  await reportMail(world, email, 'complaint');
  const { UserID, language } = await world.personOf(email);
  const before = mailCount();
  await world.table.write(
    outbox.publish(world.deps, personEvents.personDeleted, { UserID, email, name: 'Ada', language }),
  );
  await world.runStream();
  expect(mailCount()).toBe(before + 1);
});
