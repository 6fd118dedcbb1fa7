import { afterAll, afterEach, beforeAll, beforeEach, test } from 'vitest';
import { type JourneyOptions, type Scene, startScene } from './scene.ts';
import { adoptProject } from './steps/adopting.ts';
import { expectLedgerConsistent, expectPayout, expectProof } from './steps/earning.ts';
import { stopEmails } from './steps/emails.ts';
import { buyPoints, donate, expectContributions, expectReplayRejected } from './steps/giving.ts';
import { hireTeam } from './steps/hiring.ts';
import { signInWithProvider, signUpAndResetPassword } from './steps/joining.ts';
import { deleteAccount } from './steps/leaving.ts';
import { becomeContacts, blockAndUnblock } from './steps/meeting.ts';
import { expectNarrowPages } from './steps/narrowScreens.ts';
import { denyAndResubmit, publish, submitProposal } from './steps/publishing.ts';
import { refundDonation } from './steps/refunding.ts';
import { fillRole } from './steps/roles.ts';
import { doStarterTask } from './steps/starterTask.ts';
import { subscribe } from './steps/subscribing.ts';
import { workOnTasks } from './steps/tasks.ts';
import { browseMarket } from './steps/visiting.ts';
import { exchangeMessages } from './steps/writing.ts';
import type { JourneyLanguage } from './story.ts';

const within = { timeout: 240_000 };

/**
 * The main journey in the local environment, from a first visit to a payout. Each test continues where the previous one ended.
 */
export function journeyIn(language: JourneyLanguage, options: JourneyOptions = {}): void {
  let scene: Scene;
  beforeAll(async () => {
    scene = await startScene(language, options);
  }, 600_000);
  afterAll(() => scene?.close());

  /** Skips the remaining steps after a failed one. */
  let hasFailed = false;
  beforeEach(({ skip }) => {
    if (hasFailed) skip('An earlier step has failed.');
  });
  /** Saves a screenshot of every user's page in `.local/journey` when a step fails. */
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail' || !scene) return;
    hasFailed = true;
    const { owner, helper, other, administrator } = scene;
    for (const [name, { page }] of Object.entries({ owner, helper, other, administrator })) {
      const file = `${language}-${task.name.replaceAll(/\W+/g, '-').slice(0, 60)}.${name}.png`;
      await page.screenshot({ path: `.local/journey/${file}`, fullPage: true });
    }
  });

  test('a visitor browses the market, opens a project, and sets the language and theme', within, () =>
    browseMarket(scene),
  );
  test('the main pages fit narrow screens and large text, with targets for fingers', within, () =>
    expectNarrowPages(scene),
  );
  test('a user signs up with a drawn avatar, resets the password and signs in again', within, () =>
    signUpAndResetPassword(scene),
  );
  test('a user signs in with the identity provider', within, () => signInWithProvider(scene));
  test('the owner writes an idea, which survives a reload, adds a picture and submits it', within, () =>
    submitProposal(scene),
  );
  test('an administrator denies the project with a reason; the owner edits and resubmits it', within, () =>
    denyAndResubmit(scene),
  );
  test('an administrator approves the project; the owner is notified by email and in the app', within, () =>
    publish(scene),
  );
  test(
    'two users apply for the role; the owner accepts one, and the other is notified that the role is filled',
    within,
    () => fillRole(scene),
  );
  test('a user does a role’s starter task instead of writing a letter, and is accepted with it', within, () =>
    doStarterTask(scene),
  );
  test('two users become contacts, and one of them removes the contact', within, () => becomeContacts(scene));
  test('the owner blocks a user, who is withheld without being told, and unblocks them', within, () =>
    blockAndUnblock(scene),
  );
  test(
    'two users write to each other; drafts survive, answers earn points, the trash gives back',
    within,
    () => exchangeMessages(scene),
  );
  test('the owner stops emails by the link in one, without signing in, and starts them again', within, () =>
    stopEmails(scene),
  );
  test('a team works on a task: two users move it at the same time, and the owner accepts it', within, () =>
    workOnTasks(scene),
  );
  test('the last member of a team agrees to be hired, and a user writes to the whole team', within, () =>
    hireTeam(scene),
  );
  test('a project finds a new owner: one applies, the owner chooses, an administrator confirms', within, () =>
    adoptProject(scene),
  );
  test('a donor’s card is declined; the donation is paid with another card', within, () => donate(scene));
  test('a user buys points; totals, remaining points and contributors are updated', within, () =>
    buyPoints(scene),
  );
  test('an order with a manipulated total is refused', within, () => expectReplayRejected(scene));
  test('a donor asks for a second donation back, and the owner refunds it', within, () =>
    refundDonation(scene),
  );
  test('all data survives a restart', within, async () => {
    await scene.environment.restart();
    await expectContributions(scene, scene.helper.page);
  });
  test('the owner connects a payout account, and the job transfers the money on its due date', within, () =>
    expectPayout(scene),
  );
  test(
    'an administrator sees payouts, refunds, checks and finance, and the ledger is consistent',
    within,
    () => expectLedgerConsistent(scene),
  );
  test('anyone verifies the chain of the project’s points and money in their browser', within, () =>
    expectProof(scene),
  );
  test(
    'the owner tries a plan, pays, changes it, recovers from a failed renewal, cancels, resumes and leaves it',
    { timeout: 240_000 },
    () => subscribe(scene),
  );
  test(
    'a user downloads their data and deletes the account; what others see of them has no name',
    within,
    () => deleteAccount(scene),
  );
}
