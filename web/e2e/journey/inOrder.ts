import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type JourneyOptions, type Scene, startScene } from './scene.ts';
import type { JourneyLanguage } from './story.ts';

/**
 * Starts the scene of a journey whose tests each continue where the previous one ended: after a failed one, the others are
 * skipped. Returns a function that gives the scene to a test.
 */
export function inOrder(language: JourneyLanguage, options: JourneyOptions): () => Scene {
  let scene: Scene;
  beforeAll(async () => {
    scene = await startScene(language, options);
  });
  afterAll(() => scene?.close());

  let hasFailed = false;
  beforeEach(({ skip }) => {
    if (hasFailed) skip('An earlier step has failed.');
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail' || !scene) return;
    hasFailed = true;
    await scene.keepFailure(task);
  });
  return () => scene;
}
