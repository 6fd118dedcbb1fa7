import { consentToRecruitLabel } from '#functions/recruiting/consentToRecruitLabel.ts';
import { requestRecruitLabel } from '#functions/recruiting/requestRecruitLabel.ts';
import type { ProjectID } from '#shared/ids.ts';
import type { DemoProject } from '../content.ts';
import { callerOf } from './caller.ts';
import type { SeedContext } from './seedContext.ts';

/** A team applies for the recruit label, and its members consent one after the other. */
export function askToBeHired(
  { slug, owner, roles, toHire }: DemoProject,
  ProjectID: ProjectID,
  { backdated, moments }: SeedContext,
) {
  if (!toHire) return [];
  const { by, ago, missing = [] } = toHire;
  const askedAt = moments.ago(ago, `hire·${slug}`);
  const team = [owner, ...roles.flatMap(({ taken }) => taken?.by ?? [])];
  const agreeing = team.filter(person => person !== by && !missing.includes(person));
  const ask = {
    at: askedAt,
    run: () =>
      backdated.run(askedAt, deps => requestRecruitLabel.invoke({ ProjectID, caller: callerOf(by) }, deps)),
  };
  const consents = agreeing.map((person, index) => {
    const at = moments.after(askedAt, 5 * (index + 1));
    const call = { ProjectID, caller: callerOf(person) };
    return { at, run: () => backdated.run(at, deps => consentToRecruitLabel.invoke(call, deps)) };
  });
  return [ask, ...consents];
}
