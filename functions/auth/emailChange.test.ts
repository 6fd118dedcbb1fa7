import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmEmailChange } from './confirmEmailChange.ts';
import { requestEmailChange } from './requestEmailChange.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resetPassword } from './resetPassword.ts';
import { type AccountWorld, accountWorld } from './testing/accountWorld.ts';
import { reportMail } from './testing/mailFeedback.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld();
});
afterAll(() => world.end());

let count = 0;
let former = '';
let next = '';
let as = '';
beforeEach(async () => {
  world.clock.add({ days: 2 });
  former = await world.join(`mover${++count}`);
  next = `moved${count}@example.com`;
  as = (await world.personOf(former)).UserID;
});

const ask = async (email: string, password: string | undefined = 'correct horse') => {
  const answer = await world.callWith(requestEmailChange, { body: { email, password } }, { as });
  await world.runStream();
  return answer;
};
const linkTo = (to: string) => /address=([\w-]{43})/.exec(world.mailsTo(to).at(-1)?.text ?? '')?.[1] ?? '';
const open = async (token: string, by = as) => {
  const answer = await world.callWith(confirmEmailChange, { body: { token } }, { as: by });
  await world.runStream();
  return answer;
};
const subjectsTo = (to: string) => world.mailsTo(to).map(({ subject }) => subject);

test('an address is changed by its link: the person signs in with the new one and the old one is free', async () => {
  expect(await ask(next)).toMatchObject({ status: 202, data: { email: next } });
  expect((await world.signIn(former)).status).toBe(200);

  expect(await open(linkTo(next))).toMatchObject({ status: 200, data: { email: next } });
  expect((await world.signIn(next)).status).toBe(200);
  expect((await world.signIn(former)).code).toBe('INVALID_CREDENTIALS');
  expect(subjectsTo(former).at(-1)).toBe('Your email address has been changed');
  expect(world.mailsTo(former).at(-1)?.text).not.toContain(next);

  expect((await world.signUp({ email: former, username: `heir${count}` })).status).toBe(202);
  await world.runStream();
  expect((await world.confirm(world.lastSecret(former))).status).toBe(200);
});

test('a change needs the password, and works without one for an account that has none', async () => {
  expect((await ask(next, 'wrong')).code).toBe('WRONG_PASSWORD');
  expect((await ask(next, '')).status).toBe(400);
  expect((await world.callWith(requestEmailChange, { body: { email: next } }, { as })).code).toBe(
    'WRONG_PASSWORD',
  );
  expect(world.mailsTo(next)).toEqual([]);

  await world.change(former, { hasPassword: false });
  expect((await world.callWith(requestEmailChange, { body: { email: next } }, { as })).status).toBe(202);
});

test('a link works once, for its person, in its time, and while the address is what it was', async () => {
  await ask(next);
  const token = linkTo(next);
  const other = (await world.personOf(await world.join(`bystander${count}`))).UserID;
  expect((await open(token, other)).code).toBe('CONFIRMATION_LINK_INVALID');
  expect((await open('x'.repeat(43))).code).toBe('CONFIRMATION_LINK_INVALID');

  await ask(`second-${next}`);
  expect((await open(token)).status).toBe(200);
  expect((await open(token)).code).toBe('CONFIRMATION_LINK_INVALID');
  expect((await open(linkTo(`second-${next}`))).code).toBe('CONFIRMATION_LINK_INVALID');

  await ask(`third-${next}`);
  world.clock.add({ days: 2 });
  expect((await open(linkTo(`third-${next}`))).code).toBe('CONFIRMATION_LINK_INVALID');
  expect((await world.personOf(next)).UserID).toBe(as);
});

test('the email to the new address does not repeat the name, which may be anything', async () => {
  await world.change(former, { firstName: 'Urgent prize' });
  await ask(next);
  expect(world.mailsTo(next).at(-1)?.text).not.toContain('Urgent prize');
});

test('a link that resets the password and went to the former address ends with it', async () => {
  await world.callWith(requestPasswordReset, { body: { email: former } });
  await world.runStream();
  const resetToken = world.lastSecret(former);
  world.clock.add({ minutes: 1 });
  await ask(next);
  await open(linkTo(next));
  const answer = await world.callWith(resetPassword, { resetToken, body: { password: 'battery staple' } });
  expect(answer.code).toBe('RESET_LINK_INVALID');
  expect((await world.signIn(next)).status).toBe(200);
});

describe('an address of another person', () => {
  test('gets the answer of a new one; its owner is written to and keeps it', async () => {
    const owner = await world.join(`resident${count}`);
    const known = await ask(owner);
    const unknown = await ask(next);
    expect(known.status).toBe(unknown.status);
    expect(known.envelope?.message).toBe(unknown.envelope?.message);
    expect(subjectsTo(owner).at(-1)).toBe('You already have an account');
    expect(linkTo(owner)).toBe('');
  });

  test('is refused if they have confirmed it in the meantime', async () => {
    await ask(next);
    const token = linkTo(next);
    await world.signUp({ email: next, username: `faster${count}` });
    await world.runStream();
    await world.confirm(world.lastSecret(next));
    expect((await open(token)).code).toBe('CONFIRMATION_LINK_INVALID');
    expect((await world.signIn(former)).status).toBe(200);
  });
});

describe('a problem of the address', () => {
  test('ends with a new one, and a report about the old one marks nobody', async () => {
    world.clock.add({ minutes: 1 });
    await reportMail(world, former, 'bounce');
    await ask(next);
    await open(linkTo(next));
    expect((await world.personOf(next)).emailProblem).toBeUndefined();
    expect(subjectsTo(former)).not.toContain('Your email address has been changed');

    await reportMail(world, former, 'bounce');
    expect((await world.personOf(next)).emailProblem).toBeUndefined();
  });

  test('ends when the address is confirmed again, also for reports of earlier emails', async () => {
    world.clock.add({ minutes: 1 });
    const sentAt = world.clock.now();
    await reportMail(world, former, 'bounce', sentAt);
    world.clock.add({ minutes: 1 });
    await ask(former);
    expect(world.readmitted).toContain(former);
    expect(await open(linkTo(former))).toMatchObject({ status: 200, data: { email: former } });
    expect((await world.personOf(former)).emailProblem).toBeUndefined();

    await reportMail(world, former, 'bounce', sentAt);
    expect((await world.personOf(former)).emailProblem).toBeUndefined();
    world.clock.add({ minutes: 1 });
    await reportMail(world, former, 'bounce');
    expect((await world.personOf(former)).emailProblem).toMatchObject({ kind: 'bounced' });
  });
});
