import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SimulatorContext } from '../context.ts';
import { bodyOf, redirect, sendPage } from '../http.ts';
import { receivedBy } from '../resources/balance.ts';
import { onboard } from '../resources/onboarding.ts';
import { closedPage } from './checkoutPage.ts';
import { html } from './html.ts';
import { dayOf, money, pageWith } from './layout.ts';
import { fill, texts } from './texts.ts';

/** Serves the hosted onboarding of a connected account. A used or expired link redirects to the refresh URL. */
export async function serveOnboarding(
  context: SimulatorContext,
  req: IncomingMessage,
  res: ServerResponse,
  linkId: string,
): Promise<void> {
  const form = new URLSearchParams(req.method === 'POST' ? await bodyOf(req) : '');
  const link = context.store.links.get(linkId);
  const account = link && context.store.accounts.get(link.account);
  if (!link || !account) return sendPage(res, 404, closedPage('unknown', null));

  if (req.method !== 'POST') {
    if (link.used || link.expires_at <= context.now()) return redirect(res, link.refresh_url);
    return sendPage(res, 200, onboardingPage(account.id));
  }

  if (link.used) return redirect(res, link.refresh_url);
  context.store.links.update(link.id, { used: true });
  const outcome = form.get('outcome');
  if (outcome !== 'complete' && outcome !== 'incomplete' && outcome !== 'documentNeeded') {
    return redirect(res, link.refresh_url);
  }
  onboard(context, account.id, outcome);
  return redirect(res, link.return_url);
}

/** Serves the dashboard of a connected account. */
export function serveExpress(
  { store, ...context }: SimulatorContext,
  req: IncomingMessage,
  res: ServerResponse,
  id: string,
): void {
  const account = store.accounts.get(id);
  if (!account) return sendPage(res, 404, closedPage('unknown', null));

  const received = store.transfers.all().filter(transfer => transfer.destination === id);
  const currencies = [...new Set(received.map(transfer => transfer.currency))];
  const sums = currencies.map(currency => money(receivedBy({ store, ...context }, id, currency), currency));
  const paidOut = store.bankPayouts.all().filter(payout => payout.account === id);
  const body = html`<main class="one"><p class="fine">${texts.practice}</p><div class="sheet"><h1>${texts.express}</h1>
<p class="notice ${account.payouts_enabled ? 'good' : 'bad'}">${account.payouts_enabled ? texts.ready : texts.notReady}</p>
<h2>${texts.received}</h2><p class="amount">${sums.join(' · ') || texts.nothing}</p>
<ul class="lines">${received
    .toReversed()
    .map(
      one =>
        html`<li><span>${dayOf(one.created, 'medium')}</span><span>${money(one.amount - one.amount_reversed, one.currency)}</span></li>`,
    )}</ul>
${paidOut.length > 0 && html`<h2>${texts.toBank}</h2><ul class="lines">${paidOut.toReversed().map(one => html`<li><span>${dayOf(one.created, 'medium')}${one.status === 'failed' && ` · ${texts.toBankFailed}`}</span><span>${money(one.amount, one.currency)}</span></li>`)}</ul>`}</div></main>`;
  sendPage(res, 200, pageWith({ title: texts.express, body }));
}

function onboardingPage(id: string): string {
  const choice = (value: string, label: string, look = '') =>
    html`<button class="wide ${look}" name="outcome" value="${value}">${label}</button>`;
  return pageWith({
    title: texts.setup,
    body: html`<main class="one"><p class="fine">${texts.practice}</p><div class="sheet"><h1>${texts.setup}</h1>
<p>${texts.setupMore}</p><p class="fine">${fill(texts.setupFor, { id })}</p>
<form method="post" class="stack">
${choice('complete', texts.setupComplete, 'primary')}
${choice('incomplete', texts.setupIncomplete)}
${choice('documentNeeded', texts.setupDocument)}
${choice('fail', texts.setupFail)}
</form></div></main>`,
  });
}
