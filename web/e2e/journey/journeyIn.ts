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

/** The main job, from a visitor to a bank transfer, on the system that `npm start` runs. Each test goes on from the one before. */
export function journeyIn(language: JourneyLanguage, options: JourneyOptions = {}): void {
  let scene: Scene;
  beforeAll(async () => {
    scene = await startScene(language, options);
  }, 600_000);
  afterAll(() => scene?.close());

  /** Where one step has failed the next ones cannot begin. */
  let hasFailed = false;
  beforeEach(({ skip }) => {
    if (hasFailed) skip('A step before it failed.');
  });
  /** What everybody saw when a test failed, in `.local/journey`. */
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail' || !scene) return;
    hasFailed = true;
    const { owner, helper, other, administrator } = scene;
    for (const [name, { page }] of Object.entries({ owner, helper, other, administrator })) {
      const file = `${language}-${task.name.replaceAll(/\W+/g, '-').slice(0, 60)}.${name}.png`;
      await page.screenshot({ path: `.local/journey/${file}`, fullPage: true });
    }
  });

  test('a visitor browses the market, opens a project, and chooses language and theme for good', within, () =>
    browseMarket(scene),
  );
  test('a person joins with a drawn face, forgets the password, and signs in again', within, () =>
    signUpAndResetPassword(scene),
  );
  test('somebody signs in with the identity provider', within, () => signInWithProvider(scene));
  test('an idea is written, kept over a reload, illustrated, and sent once', within, () =>
    submitProposal(scene),
  );
  test('an administrator denies it with a reason; the owner amends and sends it again', within, () =>
    denyAndResubmit(scene),
  );
  test('it is published, and the owner is told by mail and in the app', within, () => publish(scene));
  test('two people apply for the role; one joins, the other is told, and the role is taken', within, () =>
    fillRole(scene),
  );
  test('a donation by card: declined, then paid with another card', within, () => donate(scene));
  test('somebody buys points; totals, units and contributors follow', within, () => buyPoints(scene));
  test('a total that was changed on the way is refused', within, () => expectReplayRejected(scene));
  test('what was done survives a stop and a start', within, async () => {
    await scene.machine.restart();
    await expectContributions(scene, scene.helper.page);
  });
  test('the owner connects an account, and the job transfers the money when its date has come', within, () =>
    expectPayout(scene),
  );
  test('an administrator sees all payouts, and the books are right', within, () =>
    expectLedgerConsistent(scene),
  );
}
