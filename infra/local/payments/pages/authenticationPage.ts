import type { CheckoutPlan, SessionRecord } from '../records.ts';
import { html } from './html.ts';
import { money, pageWith } from './layout.ts';
import { fill, type Language, texts } from './texts.ts';

/** The page on which a bank authenticates the holder of a card (3-D Secure), who may approve, fail or leave. */
export function authenticationPage({
  lang,
  session,
  plan,
}: {
  lang: Language;
  session: SessionRecord;
  plan: CheckoutPlan;
}): string {
  const t = texts[lang];
  const total = plan.items.reduce((sum, item) => sum + item.amount_total, 0);
  const amount = money(total, session.currency ?? 'gbp', lang);
  return pageWith({
    lang,
    title: t.authenticate,
    body: html`<main class="one"><p class="fine">${t.practice}</p><div class="sheet"><h1>${t.authenticate}</h1>
<p>${fill(t.authenticateMore, { amount })}</p>
<form method="post" class="stack">
<button class="wide primary" name="outcome" value="approve">${t.authenticateApprove}</button>
<button class="wide" name="outcome" value="fail">${t.authenticateFail}</button>
${session.cancel_url && html`<a class="button" href="${session.cancel_url}">${t.cancel}</a>`}
</form></div></main>`,
  });
}
