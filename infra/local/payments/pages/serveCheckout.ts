import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SimulatorContext } from '../context.ts';
import { bodyOf, redirect, sendPage } from '../http.ts';
import type { CheckoutPlan, SessionRecord } from '../records.ts';
import { authenticateCheckout, authenticationUrl, payCheckout } from '../resources/checkout.ts';
import { authenticationPage } from './authenticationPage.ts';
import { checkFields, readFields } from './checkoutForm.ts';
import { checkoutPage, closedPage } from './checkoutPage.ts';
import { texts } from './texts.ts';

/**
 * Serves the hosted payment page of a session: GET shows it, POST pays. Its part `authenticate` is the page of the
 * cardholder's bank (3-D Secure).
 */
export async function serveCheckout(
  context: SimulatorContext,
  req: IncomingMessage,
  res: ServerResponse,
  id: string,
  part = '',
): Promise<void> {
  const form = new URLSearchParams(req.method === 'POST' ? await bodyOf(req) : '');
  // Nothing is awaited from here on, so that a form submitted twice finds the session already paid.
  const session = context.store.sessions.get(id);
  const plan = context.store.plans.get(id);

  if (!session || !plan) return sendPage(res, 404, closedPage('unknown', null));
  if (session.status === 'expired') return sendPage(res, 410, closedPage('expired', session.cancel_url));
  if (session.status === 'complete') {
    if (req.method === 'POST') return redirect(res, successOf(session));
    return sendPage(res, 200, closedPage('paid', successOf(session)));
  }
  if (part === 'authenticate')
    return serveAuthentication(context, res, { session, plan, outcome: form.get('outcome') });
  if (req.method !== 'POST') {
    const fields = { email: emailOf(context, session), number: '', expiry: '', cvc: '', name: '' };
    return sendPage(res, 200, checkoutPage({ session, plan, fields, errors: {} }));
  }

  const fields = readFields(form);
  const checked = checkFields(fields, {
    now: context.now(),
    recurring: session.mode === 'subscription',
  });
  if ('errors' in checked) {
    return sendPage(res, 422, checkoutPage({ session, plan, fields, errors: checked.errors }));
  }

  const result = payCheckout(context, session, checked.payment);
  if (result === 'done') return redirect(res, successOf(session));
  if (result === 'authenticate') return redirect(res, authenticationUrl(context, session));
  const errors = { number: declineText(result.declined) };
  return sendPage(res, 402, checkoutPage({ session, plan, fields, errors }));
}

interface AuthenticationView {
  session: SessionRecord;
  plan: CheckoutPlan;
  /** The choice on the bank's page; null if it was only opened. */
  outcome: string | null;
}

/** Shows the page of the bank, or applies the choice made on it. */
function serveAuthentication(
  context: SimulatorContext,
  res: ServerResponse,
  { session, plan, outcome }: AuthenticationView,
): void {
  const waiting = context.store.authentications.get(session.id);
  if (!waiting) return redirect(res, session.url ?? successOf(session));
  if (outcome !== 'approve' && outcome !== 'fail')
    return sendPage(res, 200, authenticationPage({ session, plan }));

  const result = authenticateCheckout(context, session, outcome === 'approve');
  if (result === 'done') return redirect(res, successOf(session));
  const fields = { email: waiting.email, name: waiting.name, number: '', expiry: '', cvc: '' };
  const declined = result === 'authenticate' ? 'generic_decline' : result.declined;
  const errors = { number: declineText(declined) };
  return sendPage(res, 402, checkoutPage({ session, plan, fields, errors }));
}

function declineText(code: string): string {
  if (code === 'insufficient_funds') return texts.insufficient_funds;
  return code === 'authentication_failed' ? texts.authentication_failed : texts.generic_decline;
}

function successOf(session: SessionRecord): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function emailOf({ store }: SimulatorContext, session: SessionRecord): string {
  return session.customer_email ?? store.customers.get(session.customer ?? '')?.email ?? '';
}
