import { afterAll, afterEach, beforeAll, beforeEach, test } from 'vitest';
import { type JourneyOptions, type Scene, startScene } from './scene.ts';
import { expectLedgerConsistent, expectPayout } from './steps/earning.ts';
import { buyPoints, donate, expectContributions, expectReplayRejected } from './steps/giving.ts';
import { signInWithProvider, signUpAndResetPassword } from './steps/joining.ts';
import { denyAndResubmit, publish, submitProposal } from './steps/publishing.ts';
import { fillRole } from './steps/roles.ts';
import { browseMarket } from './steps/visiting.ts';
import type { JourneyLanguage } from './story.ts';

const within = { timeout: 120_000 };

/**
 * The main journey, from a visitor to a bank transfer, in the local environment. Each test continues from the previous
 * one.
 */
export function journeyIn(language: JourneyLanguage, options: JourneyOptions = {}): void {
  let scene: Scene;
  beforeAll(async () => {
    scene = await startScene(language, options);
  }, 600_000);
  afterAll(() => scene?.close());

  /** After a failed step, later ones are skipped. */
  let hasFailed = false;
  beforeEach(({ skip }) => {
    if (hasFailed) skip('A step before it failed.');
  });
  /** Saves what every participant saw when a test failed, in `.local/journey`. */
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail' || !scene) return;
    hasFailed = true;
    const { owner, helper, other, administrator } = scene;
    for (const [name, { page }] of Object.entries({ owner, helper, other, administrator })) {
      const file = `${language}-${task.name.replaceAll(/\W+/g, '-').slice(0, 60)}.${name}.png`;
      await page.screenshot({ path: `.local/journey/${file}`, fullPage: true });
    }
  });

  test(
    'a visitor browses the market, opens a project, and permanently chooses language and theme',
    within,
    () => browseMarket(scene),
  );
  test('a user joins with a drawn avatar, resets the password, and signs in again', within, () =>
    signUpAndResetPassword(scene),
  );
  test('a user signs in with the identity provider', within, () => signInWithProvider(scene));
  test('an idea is written, kept after a reload, illustrated, and submitted once', within, () =>
    submitProposal(scene),
  );
  test('an administrator denies it with a reason; the owner edits and resubmits it', within, () =>
    denyAndResubmit(scene),
  );
  test('it is published, and the owner is notified by email and in the app', within, () => publish(scene));
  test('two users apply for the role; one joins, the other is notified, and the role is filled', within, () =>
    fillRole(scene),
  );
  test('a donation by card: declined, then paid with another card', within, () => donate(scene));
  test('a user buys points; totals, units and contributors are updated', within, () => buyPoints(scene));
  test('a manipulated total is refused', within, () => expectReplayRejected(scene));
  test('all data survives a restart', within, async () => {
    await scene.machine.restart();
    await expectContributions(scene, scene.helper.page);
  });
  test('the owner connects a payout account, and the job transfers the money on its due date', within, () =>
    expectPayout(scene),
  );
  test('an administrator sees all payouts, and the ledger is consistent', within, () =>
    expectLedgerConsistent(scene),
  );
}
