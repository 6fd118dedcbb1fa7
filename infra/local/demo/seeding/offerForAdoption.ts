import { applyForAdoption } from '#functions/adoption/applyForAdoption.ts';
import { chooseAdopter } from '#functions/adoption/chooseAdopter.ts';
import { offerAdoption } from '#functions/adoption/offerAdoption.ts';
import type { ProjectID } from '#shared/ids.ts';
import type { DemoProject } from '../content.ts';
import { userIdOf } from '../demoId.ts';
import { callerOf } from './caller.ts';
import type { SeedContext } from './seedContext.ts';

/** The owner offers the project, people apply to take it over, and one of them may be chosen. */
export function offerForAdoption(
  { slug, owner, adoption }: DemoProject,
  ProjectID: ProjectID,
  { backdated, moments }: SeedContext,
) {
  if (!adoption) return [];
  const { ago, note, stays, candidates } = adoption;
  const caller = callerOf(owner);
  const offeredAt = moments.ago(ago, `adoption·${slug}`);
  const offer = {
    at: offeredAt,
    run: () =>
      backdated.run(offeredAt, deps =>
        offerAdoption.invoke({ ProjectID, body: { note, stays }, caller }, deps),
      ),
  };
  const applications = candidates.map(({ by, ago, note, chosen = false }) => {
    const at = moments.ago(ago, `adopt·${slug}·${by}`);
    const run = async () => {
      await backdated.run(at, deps =>
        applyForAdoption.invoke({ ProjectID, body: { note }, caller: callerOf(by) }, deps),
      );
      if (chosen)
        await backdated.run(moments.after(at, 20), deps =>
          chooseAdopter.invoke({ ProjectID, body: { UserID: userIdOf(by) }, caller }, deps),
        );
    };
    return { at, run };
  });
  return [offer, ...applications];
}
