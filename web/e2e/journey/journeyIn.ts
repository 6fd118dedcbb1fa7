import { afterAll, afterEach, beforeAll, beforeEach, test } from 'vitest';
import { type Scene, startScene } from './scene.ts';
import { booksAreRight, isPaidOut } from './steps/earning.ts';
import { buysPoints, donates, isNotFooled, seesWhatCameIn } from './steps/giving.ts';
import { comesByProvider, joinsAndComesBack } from './steps/joining.ts';
import { isDeniedAndMended, isPublished, writesAndSends } from './steps/publishing.ts';
import { oneTakesTheRole } from './steps/roles.ts';
import { looksAround } from './steps/visiting.ts';
import type { JourneyLanguage } from './story.ts';

const within = { timeout: 120_000 };

/** The main job, from a visitor to a bank transfer, on the system that `npm start` runs. Each test goes on from the one before. */
export function journeyIn(language: JourneyLanguage, device: 'desktop' | 'phone' = 'desktop'): void {
  let scene: Scene;
  beforeAll(async () => {
    scene = await startScene(language, device);
  }, 240_000);
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
    looksAround(scene),
  );
  test('a person joins with a drawn face, forgets the password, and signs in again', within, () =>
    joinsAndComesBack(scene),
  );
  test('somebody signs in with the identity provider', within, () => comesByProvider(scene));
  test('an idea is written, kept over a reload, illustrated, and sent once', within, () =>
    writesAndSends(scene),
  );
  test('an administrator denies it with a reason; the owner amends and sends it again', within, () =>
    isDeniedAndMended(scene),
  );
  test('it is published, and the owner is told by mail and in the app', within, () => isPublished(scene));
  test('two people apply for the role; one joins, the other is told, and the role is taken', within, () =>
    oneTakesTheRole(scene),
  );
  test('a donation by card: declined, then paid with another card', within, () => donates(scene));
  test('somebody buys points; totals, units and contributors follow', within, () => buysPoints(scene));
  test('a total that was changed on the way is refused', within, () => isNotFooled(scene));
  test('what was done survives a stop and a start', within, async () => {
    await scene.machine.restart();
    await seesWhatCameIn(scene, scene.helper.page);
  });
  test('the owner connects an account, and the job transfers the money when its date has come', within, () =>
    isPaidOut(scene),
  );
  test('an administrator sees all payouts, and the books are right', within, () => booksAreRight(scene));
}
