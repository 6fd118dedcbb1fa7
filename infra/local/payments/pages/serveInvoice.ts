import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SimulatorContext } from '../context.ts';
import { sendPage } from '../http.ts';
import { closedPage } from './checkoutPage.ts';
import { html } from './html.ts';
import { dayOf, money, pageWith } from './layout.ts';
import { fill, texts } from './texts.ts';

/** Serves the hosted page of an invoice: its lines, its total, and when it was paid. */
export function serveInvoice(
  { store }: SimulatorContext,
  req: IncomingMessage,
  res: ServerResponse,
  id: string,
): void {
  const invoice = store.invoices.get(id);
  if (!invoice) return sendPage(res, 404, closedPage('unknown', null));

  const { paid_at } = invoice.status_transitions;
  const paidAt = paid_at !== null && dayOf(paid_at, 'long');
  const title = invoice.status === 'paid' ? texts.receipt : texts.invoiceDue;
  const amount = (minor: number) => money(minor, invoice.currency);
  const body = html`<main class="one"><p class="fine">${texts.practice}</p><div class="sheet"><h1>${title}</h1>
<p class="fine">${invoice.number}</p><p class="amount">${amount(invoice.amount_due)}</p>
<p class="notice ${paidAt ? 'good' : 'bad'}">${paidAt ? fill(texts.paidOn, { date: paidAt }) : texts.notPaid}</p>
<ul class="lines">${invoice.lines.data.map(
    line => html`<li><span>${line.description}</span><span>${amount(line.amount)}</span></li>`,
  )}${invoice.total < 0 && html`<li><span>${texts.credit}</span><span>${amount(-invoice.total)}</span></li>`}
<li class="total"><span>${texts.total}</span><span>${amount(invoice.amount_due)}</span></li></ul></div></main>`;
  sendPage(res, 200, pageWith({ title, body }));
}
