import type { Stripe } from 'stripe';
import { testCards } from '../cards.ts';
import type { CheckoutPlan, SessionRecord } from '../records.ts';
import type { CheckoutFields, FieldErrors } from './checkoutForm.ts';
import { type Html, html } from './html.ts';
import { money, pageWith } from './layout.ts';
import { fill, texts } from './texts.ts';

interface CheckoutView {
  session: SessionRecord;
  plan: CheckoutPlan;
  fields: CheckoutFields;
  errors: FieldErrors;
}

/** The payment page: a summary of the purchase and the card form. */
export function checkoutPage({ session, plan, fields, errors }: CheckoutView): string {
  const total = money(
    plan.items.reduce((sum, item) => sum + item.amount_total, 0),
    session.currency ?? 'gbp',
  );

  return pageWith({
    title: `${texts.title} · ${total}`,
    body: html`<main class="split">
<section class="summary"><div>
  <p class="fine">${texts.practice}</p>
  <h1>${plan.items[0]?.description}</h1>
  <p class="amount">${headline(session, plan)}</p>
  <ul class="lines">${plan.items.map(lineOf)}
    <li class="total"><span>${texts.total}</span><span>${plan.subscription.trialDays > 0 ? money(0, session.currency ?? 'gbp') : total}</span></li>
  </ul>
</div></section>
<section class="pay"><div>
  <h2>${texts.card}</h2>
  ${Object.keys(errors).length > 0 && html`<p class="notice bad" role="alert">${texts.check}</p>`}
  <form method="post" action="/c/pay/${session.id}" novalidate>
    ${field({ name: 'email', label: texts.email, type: 'email', autocomplete: 'email', fields, errors })}
    ${field({ name: 'number', label: texts.number, inputmode: 'numeric', autocomplete: 'cc-number', placeholder: '4242 4242 4242 4242', fields, errors })}
    <div class="two">
      ${field({ name: 'expiry', label: texts.expiry, inputmode: 'numeric', autocomplete: 'cc-exp', placeholder: '12 / 34', fields, errors })}
      ${field({ name: 'cvc', label: texts.cvc, inputmode: 'numeric', autocomplete: 'cc-csc', placeholder: '123', fields, errors })}
    </div>
    ${field({ name: 'name', label: texts.name, autocomplete: 'cc-name', fields, errors })}
    <div class="stack">
      <button class="primary" type="submit">${fill(payLabel(session, plan), { amount: total })}</button>
      ${session.cancel_url && html`<a class="button" href="${session.cancel_url}">${texts.cancel}</a>`}
    </div>
  </form>
  ${listOfTestCards()}
</div></section>
</main>`,
  });
}

/** The cards that the simulator accepts. */
export function listOfTestCards(): Html {
  return html`<details>
    <summary>${texts.testCards}</summary>
    <ul class="cards">${Object.entries(testCards).map(
      ([number, { behaviour }]) =>
        html`<li><code>${number.replace(/(....)(?=.)/g, '$1 ')}</code> ${texts.cards[behaviour]}</li>`,
    )}</ul>
    <p class="fine">${texts.anyOther}</p>
  </details>`;
}

/** The page of a session that can no longer be paid. */
export function closedPage(kind: 'expired' | 'paid' | 'unknown', back: string | null): string {
  const more = { expired: texts.expiredMore, paid: texts.paidMore, unknown: '' }[kind];
  return pageWith({
    title: texts[kind],
    body: html`<main class="one"><div class="sheet"><h1>${texts[kind]}</h1><p>${more}</p>
${back && html`<a class="button" href="${back}">${texts.back}</a>`}</div></main>`,
  });
}

function headline(session: SessionRecord, plan: CheckoutPlan): string {
  const total = money(
    plan.items.reduce((sum, item) => sum + item.amount_total, 0),
    session.currency ?? 'gbp',
  );
  if (session.mode === 'payment') return total;
  const every = plan.items[0]?.price?.recurring?.interval ?? 'month';
  const interval = texts.intervals[every as keyof typeof texts.intervals];
  if (plan.subscription.trialDays === 0) return fill(texts.per, { amount: total, interval });
  return `${fill(texts.free, { days: plan.subscription.trialDays })}, ${fill(texts.thenEvery, { amount: total, interval })}`;
}

function payLabel(session: SessionRecord, plan: CheckoutPlan): string {
  if (session.mode === 'subscription')
    return plan.subscription.trialDays > 0 ? texts.startTrial : texts.subscribe;
  return session.submit_type === 'donate' ? texts.donate : texts.pay;
}

function lineOf(item: Stripe.LineItem): Html {
  const each = money(item.price?.unit_amount ?? 0, item.currency);
  const many = (item.quantity ?? 1) > 1;
  return html`<li><span>${item.description}${many && html`<br><span class="fine">× ${item.quantity} · ${fill(texts.each, { amount: each })}</span>`}</span>
<span>${money(item.amount_total, item.currency)}</span></li>`;
}

interface FieldView {
  name: keyof CheckoutFields;
  label: string;
  type?: string;
  inputmode?: string;
  autocomplete: string;
  placeholder?: string;
  fields: CheckoutFields;
  errors: FieldErrors;
}

/** A field of the card form, with its error. */
export function field({
  name,
  label,
  type = 'text',
  inputmode = 'text',
  autocomplete,
  placeholder,
  fields,
  errors,
}: FieldView): Html {
  const error = errors[name];
  const wrong =
    error &&
    html` aria-invalid="true" aria-describedby="${name}-error"${Object.keys(errors)[0] === name && html` autofocus`}`;
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" inputmode="${type === 'email' ? 'email' : inputmode}" autocomplete="${autocomplete}" placeholder="${placeholder}" value="${fields[name]}"${wrong}>
${error && html`<p class="error" id="${name}-error">${error}</p>`}</div>`;
}
