import { type Html, html } from '../pages/html.ts';
import { money, pageWith } from '../pages/layout.ts';
import { isChargedBack } from '../resources/refunds.ts';
import type { ConsoleParts } from './actions.ts';
import { button, controlsSection, table, time } from './parts.ts';

const shown = 50;

/** The simulator's records, newest first, with a button for each outcome that can be simulated. */
export function consolePage(parts: ConsoleParts, notice: string | null): string {
  const body = html`<main class="console">
<h1>Payments</h1>
<p class="fine">Local payment simulator. Simulated time: ${time(parts.context.now())} UTC.</p>
${notice && html`<p class="notice bad" role="alert">${notice}</p>`}
${controlsSection(parts)}
${sessions(parts)}${payments(parts)}${refunds(parts)}${disputes(parts)}${accounts(parts)}${transfers(parts)}${subscriptions(parts)}${events(parts)}
</main>`;
  return pageWith({ title: 'Payments console', body });
}

/** Page of one object as callers see it. */
export function objectPage(id: string, object: object): string {
  const body = html`<main class="console"><p><a href="/console">Back</a></p><h1><code>${id}</code></h1>
<pre class="sheet">${JSON.stringify(object, null, 2)}</pre></main>`;
  return pageWith({ title: id, body });
}

function sessions({ context: { store } }: ConsoleParts): Html {
  const rows = newest(store.sessions.all()).map(one => [
    link(one.id),
    time(one.created),
    amount(one.amount_total ?? 0, one.currency ?? 'gbp'),
    `${one.mode}, ${one.status}, ${one.payment_status}`,
    one.status === 'open' &&
      html`<a href="${one.url}">Open</a> ${button('expire-session', 'Expire', one.id)}`,
  ]);
  return table('Checkout sessions', ['Session', 'Created', 'Total', 'State', ''], rows);
}

function payments({ context }: ConsoleParts): Html {
  const { store } = context;
  const rows = newest(store.charges.all()).map(charge => {
    const refundable =
      charge.status === 'succeeded' && !charge.refunded && !isChargedBack(context, charge.id);
    return [
      link(charge.id),
      time(charge.created),
      amount(charge.amount, charge.currency),
      `${charge.status}${charge.disputed ? ', disputed' : ''}${charge.failure_code ? `, ${charge.failure_code}` : ''}`,
      charge.amount_refunded > 0 ? amount(charge.amount_refunded, charge.currency) : '',
      [
        charge.status === 'pending' && charge.payment_intent
          ? html`${button('bank-accepts', 'Approve payment', charge.payment_intent)} ${button('bank-refuses', 'Decline payment', charge.payment_intent)}`
          : '',
        refundable ? partialForm('refund-charge', 'Refund', charge.id) : '',
        charge.status === 'succeeded' && partialForm('dispute-charge', 'Dispute', charge.id),
        charge.status === 'succeeded' &&
          !store.fraudWarnings.all().some(one => one.charge === charge.id) &&
          button('warn-of-fraud', 'Warn of fraud', charge.id),
      ],
    ];
  });
  return table('Payments', ['Charge', 'Created', 'Amount', 'State', 'Refunded', ''], rows);
}

/** An action on all of an object's amount, or on a part of it in minor units. */
function partialForm(action: string, label: string, id: string): Html {
  return html`<form method="post" action="/console/${action}"><input type="hidden" name="id" value="${id}"><input class="short" name="amount" inputmode="numeric" placeholder="all" aria-label="${label}: minor units of ${id}"><button>${label}</button></form>`;
}

function refunds({ context: { store } }: ConsoleParts): Html {
  const rows = newest(store.refunds.all()).map(one => [
    link(one.id),
    time(one.created),
    amount(one.amount, one.currency),
    one.status,
    one.status === 'succeeded' && button('fail-refund', 'Fail refund', one.id),
  ]);
  return table('Refunds', ['Refund', 'Created', 'Amount', 'State', ''], rows);
}

function disputes({ context: { store } }: ConsoleParts): Html {
  const rows = newest(store.disputes.all()).map(one => [
    link(one.id),
    time(one.created),
    amount(one.amount, one.currency),
    one.status,
    one.status === 'needs_response' || one.status === 'under_review'
      ? html`${one.status === 'needs_response' && button('submit-evidence', 'Submit evidence', one.id)} ${partialForm('win-dispute', 'Win dispute', one.id)} ${button('lose-dispute', 'Lose dispute', one.id)}`
      : one.status === 'lost' && button('win-dispute', 'Win appeal', one.id),
  ]);
  return table('Disputes', ['Dispute', 'Created', 'Amount', 'State', ''], rows);
}

function accounts({ context: { store } }: ConsoleParts): Html {
  const rows = newest(store.accounts.all()).map(one => [
    link(one.id),
    `${one.email ?? ''} ${one.country}`,
    one.payouts_enabled ? 'ready' : 'not ready',
    (one.requirements.currently_due ?? []).join(', '),
    html`${button('verify-account', 'Complete verification', one.id)} ${button('restrict-account', 'Require a document', one.id)} ${button('reject-account', 'Reject', one.id)} ${store.bankPayouts.all().findLast(payout => payout.account === one.id)?.status === 'paid' && button('fail-bank-payout', 'Fail last bank payout', one.id)} ${button('close-account', 'Close', one.id)}`,
  ]);
  return table('Connected accounts', ['Account', 'Owner', 'State', 'Due', ''], rows);
}

function transfers({ context: { store } }: ConsoleParts): Html {
  const rows = newest(store.transfers.all()).map(one => [
    link(one.id),
    time(one.created),
    amount(one.amount, one.currency),
    link(one.destination),
    one.transfer_group,
    one.amount_reversed > 0 ? `${amount(one.amount_reversed, one.currency)} reversed` : '',
  ]);
  return table('Transfers', ['Transfer', 'Created', 'Amount', 'To', 'Group', ''], rows);
}

function subscriptions({ context: { store } }: ConsoleParts): Html {
  const rows = newest(store.subscriptions.all()).map(one => [
    link(one.id),
    time(one.created),
    `${one.status}${one.cancel_at_period_end ? ', cancels at period end' : ''}`,
    time(one.items.data[0]?.current_period_end ?? one.created),
    one.default_payment_method &&
      html`${button('break-card', 'Renewals fail', one.default_payment_method)} ${button('mend-card', 'Renewals succeed', one.default_payment_method)}`,
  ]);
  return table('Subscriptions', ['Subscription', 'Created', 'State', 'Period ends', ''], rows);
}

function events({ context: { store }, deliveries }: ConsoleParts): Html {
  const rows = newest(deliveries.list()).map(delivery => {
    const event = store.events.get(delivery.id);
    return [
      link(delivery.id),
      event && time(event.created),
      delivery.type,
      `${delivery.state}${delivery.attempts.length > 0 ? ` (${delivery.attempts.join(', ')})` : ''}`,
      button('resend-event', 'Resend', delivery.id),
    ];
  });
  return table('Events', ['Event', 'Created', 'Type', 'Delivery', ''], rows);
}

function newest<T>(records: T[]): T[] {
  return records.slice(-shown).reverse();
}

function amount(minor: number, currency: string): string {
  return money(minor, currency);
}

function link(id: string): Html {
  return html`<a href="/console/objects/${encodeURIComponent(id)}"><code>${id}</code></a>`;
}
