import { refuse } from '#functions/platform/refusal.ts';
import { embeddedGenerator } from '../generator/embedded.ts';
import type { Generator } from '../generator.ts';

/** The embedded generator, which a test can make fail or wait, and whose calls it counts. */
export function pausedGenerator() {
  let failure: 'refuse' | 'throw' | undefined;
  let wait: Promise<void> | undefined;
  let calls = 0;

  async function before() {
    calls += 1;
    await wait;
    if (failure === 'throw') throw new Error('The generator broke.');
    return failure && refuse('GENERATION_UNAVAILABLE');
  }
  const generator: Generator = {
    ideas: async request => (await before()) ?? (await embeddedGenerator.ideas(request)),
    roles: async request => (await before()) ?? (await embeddedGenerator.roles(request)),
    tasks: async request => (await before()) ?? (await embeddedGenerator.tasks(request)),
  };

  return {
    generator,
    fail: (how: typeof failure) => {
      failure = how;
    },
    /** Holds the calls from now on, until `letPass`; they go on when the returned function is called. */
    hold: () => {
      const held = Promise.withResolvers<void>();
      wait = held.promise;
      return held.resolve;
    },
    letPass: () => {
      wait = undefined;
    },
    calls: () => calls,
  };
}
