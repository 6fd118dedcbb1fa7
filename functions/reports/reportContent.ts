import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { reports as contracts } from '#shared/contracts/reports.ts';
import { caseIdOf, type reportCases, reportSteps } from './report.store.ts';
import { readReported } from './reportedContent.ts';

/** Reports content to the administrators, once per person and thing. */
export async function reportContent(
  {
    body: { target, reason, note },
    caller,
    loaded: [known],
  }: Input<typeof contracts.reportContent, [typeof reportCases]>,
  deps: Deps,
) {
  const { table, now } = deps;
  const { UserID: reporterId } = caller;
  const content = await readReported(table, target, caller);
  if (isRefusal(content)) return content;
  if (content.concernsId === reporterId) return refuse('REPORT_OWN_CONTENT');
  const tooMany = await enforceLimit(deps, 'reportContent', reporterId);
  if (tooMany) return tooMany;

  const report = { reporterId, reason, ...(note && { note }), at: now() };
  const refused = await table.transact(
    ...reportSteps.add(caseIdOf(target), known, { target, ...content }, report),
  );
  return refused ?? { reported: true as const };
}
