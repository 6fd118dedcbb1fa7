import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SimulatorContext } from '../context.ts';
import { bodyOf, redirect, sendPage } from '../http.ts';
import { changeCard } from '../resources/portal.ts';
import { type CheckoutFields, checkFields, type FieldErrors, readFields } from './checkoutForm.ts';
import { closedPage, field, listOfTestCards } from './checkoutPage.ts';
import { html } from './html.ts';
import { pageWith } from './layout.ts';
import { texts } from './texts.ts';

/** Serves the page of the customer portal on which a customer changes their card. */
export async function servePortal(
  context: SimulatorContext,
  req: IncomingMessage,
  res: ServerResponse,
  id: string,
): Promise<void> {
  const form = new URLSearchParams(req.method === 'POST' ? await bodyOf(req) : '');
  const session = context.store.portals.get(id);
  const customer = context.store.customers.get(session?.customer ?? '');
  if (!session || !customer) return sendPage(res, 404, closedPage('unknown', null));

  const back = session.flow?.after_completion.redirect?.return_url ?? session.return_url;
  const blank = { email: '', number: '', expiry: '', cvc: '', name: '' };
  if (req.method !== 'POST') return sendPage(res, 200, cardPage({ back, fields: blank, errors: {} }));

  const fields = { ...readFields(form), email: customer.email ?? 'customer@example.com' };
  const checked = checkFields(fields, { now: context.now(), recurring: true });
  if ('errors' in checked) return sendPage(res, 422, cardPage({ back, fields, errors: checked.errors }));
  changeCard(context, session, checked.payment);
  return redirect(res, back ?? '/');
}

interface CardView {
  back: string | null;
  fields: CheckoutFields;
  errors: FieldErrors;
}

function cardPage({ back, fields, errors }: CardView): string {
  return pageWith({
    title: texts.changeCard,
    body: html`<main class="one"><p class="fine">${texts.practice}</p><div class="sheet"><h1>${texts.changeCard}</h1>
<p>${texts.changeCardMore}</p>
${Object.keys(errors).length > 0 && html`<p class="notice bad" role="alert">${texts.check}</p>`}
<form method="post" novalidate>
  ${field({ name: 'number', label: texts.number, inputmode: 'numeric', autocomplete: 'cc-number', placeholder: '4242 4242 4242 4242', fields, errors })}
  <div class="two">
    ${field({ name: 'expiry', label: texts.expiry, inputmode: 'numeric', autocomplete: 'cc-exp', placeholder: '12 / 34', fields, errors })}
    ${field({ name: 'cvc', label: texts.cvc, inputmode: 'numeric', autocomplete: 'cc-csc', placeholder: '123', fields, errors })}
  </div>
  ${field({ name: 'name', label: texts.name, autocomplete: 'cc-name', fields, errors })}
  <div class="stack"><button class="primary" type="submit">${texts.saveCard}</button>
  ${back && html`<a class="button" href="${back}">${texts.cancel}</a>`}</div>
</form>${listOfTestCards()}</div></main>`,
  });
}
