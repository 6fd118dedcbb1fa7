import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SimulatorContext } from '../context.ts';
import { bodyOf, redirect, sendPage } from '../http.ts';
import type { SessionRecord } from '../records.ts';
import { payCheckout } from '../resources/checkout.ts';
import { checkFields, readFields } from './checkoutForm.ts';
import { checkoutPage, closedPage } from './checkoutPage.ts';
import { languageOf, texts } from './texts.ts';

/** Serves the hosted payment page of a session: GET shows it, POST pays. */
export async function serveCheckout(
  context: SimulatorContext,
  req: IncomingMessage,
  res: ServerResponse,
  id: string,
): Promise<void> {
  const form = new URLSearchParams(req.method === 'POST' ? await bodyOf(req) : '');
  // Nothing is awaited from here on, so that a form submitted twice finds the session already paid.
  const session = context.store.sessions.get(id);
  const plan = context.store.plans.get(id);
  const lang = languageOf(session?.locale, req.headers['accept-language']);

  if (!session || !plan) return sendPage(res, 404, closedPage(lang, 'unknown', null));
  if (session.status === 'expired')
    return sendPage(res, 410, closedPage(lang, 'expired', session.cancel_url));
  if (session.status === 'complete') {
    if (req.method === 'POST') return redirect(res, successOf(session));
    return sendPage(res, 200, closedPage(lang, 'paid', successOf(session)));
  }
  if (req.method !== 'POST') {
    const fields = { email: emailOf(context, session), number: '', expiry: '', cvc: '', name: '' };
    return sendPage(res, 200, checkoutPage({ lang, session, plan, fields, errors: {} }));
  }

  const fields = readFields(form);
  const checked = checkFields(fields, {
    lang,
    now: context.now(),
    recurring: session.mode === 'subscription',
  });
  if ('errors' in checked) {
    return sendPage(res, 422, checkoutPage({ lang, session, plan, fields, errors: checked.errors }));
  }

  const result = payCheckout(context, session, checked.payment);
  if (result === 'done') return redirect(res, successOf(session));

  const t = texts[lang];
  const number = result.declined === 'insufficient_funds' ? t.insufficient_funds : t.generic_decline;
  return sendPage(res, 402, checkoutPage({ lang, session, plan, fields, errors: { number } }));
}

function successOf(session: SessionRecord): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function emailOf({ store }: SimulatorContext, session: SessionRecord): string {
  return session.customer_email ?? store.customers.get(session.customer ?? '')?.email ?? '';
}
