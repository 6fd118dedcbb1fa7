import { refuse } from '#functions/platform/refusal.ts';
import { fromMarkup, toMarkup } from '../markup.ts';
import type { Translator } from '../translator.ts';

/** A translator that writes words in capitals, which a test can make fail or wait, and whose calls it counts. */
export function capitalTranslator() {
  let failure: 'down' | 'throw' | 'markup' | 'half' | undefined;
  let wait: Promise<void> | undefined;
  let calls = 0;

  const translator: Translator = {
    async translate({ units }) {
      calls += 1;
      await wait;
      if (failure === 'throw') throw new Error('The translator broke.');
      if (failure === 'down') return refuse('TRANSLATION_UNAVAILABLE');
      return units.map((unit, index) => {
        if (failure === 'half' && index % 2 === 1) return undefined;
        if (failure === 'markup') return fromMarkup(`<script>alert(${index})</script>`, unit);
        const capitals = toMarkup(unit).replaceAll(
          /(<span.*?<\/span>|<[^>]*>)|([^<]+)/g,
          (_, tag, words) => tag ?? words.toUpperCase(),
        );
        return fromMarkup(capitals, unit);
      });
    },
  };

  return {
    translator,
    fail: (how: typeof failure) => {
      failure = how;
    },
    /** Holds the calls from now on; they go on when the returned function is called. */
    hold: () => {
      const held = Promise.withResolvers<void>();
      wait = held.promise;
      return () => {
        wait = undefined;
        held.resolve();
      };
    },
    calls: () => calls,
  };
}
