/**
 * `npm run stripe:check`: checks the settings of the Stripe account whose keys are in STRIPE_SECRET_KEY and
 * STRIPE_WEBHOOK_SECRET, or in the secret named by STRIPE_SECRET_ARN. Changes nothing.
 */
import { checkProviderSettings } from '#functions/money/reconciliation/checkProviderSettings.ts';
import { makePayments } from '#functions/provider/payments.ts';

const problems = await checkProviderSettings(await makePayments().stripe());
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? 'The Stripe account is set up as needed.' : `${problems.length} problems.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
