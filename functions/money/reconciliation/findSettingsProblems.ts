import { errorFields } from '#functions/platform/log.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import type { CheckProblem } from '#shared/entities/check.ts';
import { checkProviderSettings } from './checkProviderSettings.ts';

/**
 * Problems of the provider's settings, each also logged as an error, which an alarm matches. None if the provider does
 * not answer, which is logged too.
 */
export async function findSettingsProblems({ payments, log }: PaymentDeps): Promise<CheckProblem[]> {
  const problems = await checkProviderSettings(await payments.stripe()).catch((error: unknown) => {
    log.error('provider.settings_unread', errorFields(error));
    return [];
  });
  for (const problem of problems) log.error('provider.settings_mismatched', { problem });
  return problems.map(text => ({ kind: 'settings', text }));
}
