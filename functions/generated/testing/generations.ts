import type { World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { generateContent } from '../generateContent.ts';

/** Calls of the generator, each with a key of its own, in a world that a test has begun. */
export function generations(started: () => World) {
  let keys = 0;
  const newKey = () => `submission-key-${++keys}`;
  return {
    newKey,
    generate: (as: UserID, submissionKey = newKey(), chosen: object = {}) =>
      started().call(
        generateContent,
        { body: { kind: 'ideas', language: 'en', submissionKey, ...chosen } },
        { as },
      ),
  };
}
