import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { reports as contracts } from '#shared/contracts/reports.ts';
import { caseIdOf, reportCases, reportSteps } from './report.store.ts';
import { readReported } from './reportedContent.ts';

const attempts = limit('reportContent', 30, 'day');

/** Reports content to the administrators, once per person and thing. */
export const reportContent = operation(contracts.reportContent, {
  load: ({ body: { target } }) => ({ known: reportCases.key(caseIdOf(target)) }),
  maxAttempts: 4,
  async run({ body: { target, reason, note }, caller, loaded: { known } }, deps) {
    const { table, now } = deps;
    const { UserID: reporterId } = caller;
    const content = await readReported(table, target, caller);
    if (isRefusal(content)) return content;
    if (content.concernsId === reporterId) return refuse('REPORT_OWN_CONTENT');
    const tooMany = await enforceLimit(deps, attempts, reporterId);
    if (tooMany) return tooMany;

    const report = { reporterId, reason, ...(note && { note }), at: now() };
    const refused = await table.transact(
      ...reportSteps.add(caseIdOf(target), known, { target, ...content }, report),
    );
    return refused ?? { reported: true as const };
  },
});
