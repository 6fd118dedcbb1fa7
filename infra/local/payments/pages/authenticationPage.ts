import type { CheckoutPlan, SessionRecord } from '../records.ts';
import { html } from './html.ts';
import { money, pageWith } from './layout.ts';
import { fill, texts } from './texts.ts';

/** The page on which a bank authenticates the holder of a card (3-D Secure), who may approve, fail or leave. */
export function authenticationPage({
  session,
  plan,
}: {
  session: SessionRecord;
  plan: CheckoutPlan;
}): string {
  const total = plan.items.reduce((sum, item) => sum + item.amount_total, 0);
  const amount = money(total, session.currency ?? 'gbp');
  return pageWith({
    title: texts.authenticate,
    body: html`<main class="one"><p class="fine">${texts.practice}</p><div class="sheet"><h1>${texts.authenticate}</h1>
<p>${fill(texts.authenticateMore, { amount })}</p>
<form method="post" class="stack">
<button class="wide primary" name="outcome" value="approve">${texts.authenticateApprove}</button>
<button class="wide" name="outcome" value="fail">${texts.authenticateFail}</button>
${session.cancel_url && html`<a class="button" href="${session.cancel_url}">${texts.cancel}</a>`}
</form></div></main>`,
  });
}
