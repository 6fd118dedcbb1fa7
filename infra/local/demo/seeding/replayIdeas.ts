import { generateContent } from '#functions/generated/generateContent.ts';
import { demoIdeas } from '../ideas.ts';
import { callerOf } from './caller.ts';
import type { SeedContext } from './seedContext.ts';

/** Replays the generations of ideas. */
export async function replayIdeas({
  backdated,
  moments,
}: Pick<SeedContext, 'backdated' | 'moments'>): Promise<void> {
  for (const { by, ago, ...chosen } of demoIdeas) {
    const submissionKey = `demo-data-ideas-${by}-${ago}`;
    await backdated.run(moments.ago(ago, submissionKey), deps =>
      generateContent.invoke(
        { body: { kind: 'ideas', ...chosen, submissionKey }, caller: callerOf(by) },
        deps,
      ),
    );
  }
}
