import { setTimeout } from 'node:timers/promises';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { storeCheck } from './check.store.ts';
import { checkLedger, type Patience } from './checkLedger.ts';
import { findSettingsProblems } from './findSettingsProblems.ts';

/** Long enough for indexes and balances to include what was booked during a measurement. */
export const patient: Patience = { attempts: 3, pause: () => setTimeout(5_000) };

const maxLogged = 100;

/**
 * Checks the ledger against itself and the provider, and the provider's settings. Each problem is logged as an error,
 * which an alarm matches, and stored for administrators. Changes nothing else.
 */
export async function runLedgerCheck(
  deps: PaymentDeps,
  patience = patient,
): Promise<{ postings: number; discrepancies: number; settings: number }> {
  const { table, payments, log, now } = deps;
  const stripe = await payments.stripe();
  const settings = await findSettingsProblems(deps);

  const { postings, discrepancies, problems } = await checkLedger(table, { stripe, patience });
  for (const discrepancy of discrepancies.slice(0, maxLogged))
    log.error('ledger.discrepancy_found', { discrepancy });
  await storeCheck(table, {
    name: 'ledgerCheck',
    at: now(),
    examined: postings,
    problems: [...settings, ...problems],
  });
  log.info('ledger.checked', { postings, discrepancies: discrepancies.length });
  return { postings, discrepancies: discrepancies.length, settings: settings.length };
}
