import { test } from 'vitest';
import { inOrder } from './inOrder.ts';
import type { JourneyOptions } from './scene.ts';
import { adoptProject } from './steps/adopting.ts';
import { expectLedgerConsistent, expectPayout, expectProof, expectProofChecked } from './steps/earning.ts';
import { stopEmails } from './steps/emails.ts';
import { hearOfProgress } from './steps/following.ts';
import { buyPoints, donate, expectContributions, expectReplayRejected } from './steps/giving.ts';
import { hireTeam } from './steps/hiring.ts';
import { signInWithProvider, signUpAndResetPassword } from './steps/joining.ts';
import { deleteAccount } from './steps/leaving.ts';
import { becomeContacts, blockAndUnblock } from './steps/meeting.ts';
import { expectLargeText, expectNarrowPages } from './steps/narrowScreens.ts';
import { denyAndResubmit, publish, submitProposal } from './steps/publishing.ts';
import { refundDonation } from './steps/refunding.ts';
import { fillRole } from './steps/roles.ts';
import { doStarterTask } from './steps/starterTask.ts';
import { subscribe, tryPlan } from './steps/subscribing.ts';
import { workOnTasks } from './steps/tasks.ts';
import { translateForOwner } from './steps/translating.ts';
import { translateComment } from './steps/translatingByMachine.ts';
import { browseMarket } from './steps/visiting.ts';
import { exchangeMessages } from './steps/writing.ts';
import type { JourneyLanguage } from './story.ts';

/**
 * The main journey in the local environment, from a first visit to a payout.
 */
export function journeyIn(language: JourneyLanguage, options: JourneyOptions = {}): void {
  const scene = inOrder(language, options);

  /** A step that is the same in every language and on every device. */
  const onServer = language === 'en' ? test : () => undefined;
  /** A shorter step in its place. */
  const elsewhere = language === 'en' ? () => undefined : test;

  test('a visitor browses the market, opens a project, and sets the language and theme', () =>
    browseMarket(scene()));
  if (language === 'es')
    test('a visitor has a comment translated by machine, and reads the original again', () =>
      translateComment(scene()));
  test('the main pages fit narrow screens, with targets for fingers', () => expectNarrowPages(scene()));
  if (options.device === 'phone')
    test('the pages fit a phone that is set to letters of twice the size', () => expectLargeText(scene()));
  test('a user signs up with a drawn avatar, resets the password and signs in again', () =>
    signUpAndResetPassword(scene()));
  test('a user signs in with the identity provider', () => signInWithProvider(scene()));
  test('the owner writes an idea, which survives a reload, adds a picture and submits it', () =>
    submitProposal(scene()));
  test('an administrator denies the project with a reason; the owner edits and resubmits it', () =>
    denyAndResubmit(scene()));
  test('an administrator approves the project; the owner is notified by email and in the app', () =>
    publish(scene()));
  test('two users apply for the role, one by a shared link and without an account; the owner asks a question and accepts one, and the other is notified that the role is filled', () =>
    fillRole(scene()));
  test('a user does a role’s starter task instead of writing a letter, and is accepted with it', () =>
    doStarterTask(scene()));
  test('two users become contacts, and one of them removes the contact', () => becomeContacts(scene()));
  test('the owner blocks a user, who is withheld without being told, and unblocks them', () =>
    blockAndUnblock(scene()));
  test('two users write to each other; drafts survive, answers earn points, the trash gives back', () =>
    exchangeMessages(scene()));
  test('the owner stops emails by the link in one, without signing in, and starts them again', () =>
    stopEmails(scene()));
  test('a team works on a task: two users move it at the same time, and the owner accepts it', () =>
    workOnTasks(scene()));
  onServer(
    'a volunteer translates a project for its owner, and a reader finds it by an English word and applies',
    () => translateForOwner(scene()),
  );
  test('the last member of a team agrees to be hired, and a user writes to the whole team', () =>
    hireTeam(scene()));
  test('a project finds a new owner: one applies, the owner chooses, an administrator confirms', () =>
    adoptProject(scene()));
  test('a donor’s card is declined; the donation is paid with another card', () => donate(scene()));
  test('a user buys points; totals, remaining points and contributors are updated', () => buyPoints(scene()));
  test('the owner writes about the progress; a supporter hears of it, and stops following', () =>
    hearOfProgress(scene()));
  onServer('an order with a manipulated total is refused', () => expectReplayRejected(scene()));
  test('a donor asks for a second donation back, and the owner refunds it', () => refundDonation(scene()));
  onServer('all data survives a restart', async () => {
    await scene().environment.restart();
    await expectContributions(scene(), scene().helper.page);
  });
  test('the owner connects a payout account, and the job transfers the money on its due date', () =>
    expectPayout(scene()));
  test('an administrator sees payouts, refunds, checks and finance, and the ledger is consistent', () =>
    expectLedgerConsistent(scene()));
  test('anyone verifies the chain of the project’s points and money in their browser', () =>
    expectProof(scene()));
  onServer('the job checks the chains of all projects', () => expectProofChecked(scene()));
  onServer(
    'the owner tries a plan, pays, changes it, recovers from a failed renewal, cancels, resumes and leaves it',
    () => subscribe(scene()),
  );
  elsewhere('the owner tries a plan, pays, changes it, cancels and resumes it', () => tryPlan(scene()));
  test('a user downloads their data and deletes the account; what others see of them has no name', () =>
    deleteAccount(scene()));
}
