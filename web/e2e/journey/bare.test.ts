import { test } from 'vitest';
import { inOrder } from './inOrder.ts';
import { signOut } from './menus.ts';
import { createAccount } from './people.ts';
import { expectPayout } from './steps/earning.ts';
import { donate, donateWithDispute } from './steps/giving.ts';
import { denyAndResubmit, publish, submitProposal } from './steps/publishing.ts';
import { askSupport } from './steps/support.ts';

/** An installation without demo data, from an empty table to the first payout. */
const scene = inOrder('en', { bare: true });

test('the first people sign up, and the operator makes one of them an administrator', async () => {
  const { administrator, environment, owner, helper, other } = scene();
  for (const person of [administrator, owner, helper, other]) await createAccount(scene(), person);
  await environment.addAdministrator(administrator.email);
  await signOut(scene(), administrator);
});

test('the first project is submitted, denied, amended and published', async () => {
  await submitProposal(scene());
  await denyAndResubmit(scene());
  await publish(scene());
});

test('a user writes to support, and the administrator answers', () => askSupport(scene()));

test('the administrator learns of a disputed payment by email', async () => {
  const { administrator, environment, money, subject, story } = scene();
  await donateWithDispute(scene());
  const words = subject('disputeToAnswer', { project: story.idea.name, amount: money(1500) });
  await environment.mailTo(administrator.email, words);
});

test('the first donation is paid, and paid out to the owner', async () => {
  await donate(scene());
  await expectPayout(scene());
});
