import { day, hour, second } from '#shared/time.ts';
import { type Html, html, type Part } from '../pages/html.ts';
import { money } from '../pages/layout.ts';
import { availableBalance } from '../resources/balance.ts';
import { platformSettings } from '../resources/settlement.ts';
import type { ConsoleParts } from './actions.ts';

/** Formats a Unix time in UTC, to the second. */
export function time(seconds: number): string {
  return new Date(seconds * second).toISOString().slice(0, 19).replace('T', ' ');
}

/** A button that posts one action on one object. */
export function button(action: string, label: string, id = ''): Html {
  return html`<form method="post" action="/console/${action}"><input type="hidden" name="id" value="${id}"><button>${label}</button></form>`;
}

/** A table that scrolls horizontally on narrow screens, or a sentence if it is empty. */
export function table(title: string, columns: string[], rows: Part[][]): Html {
  if (rows.length === 0) return html`<section><h2>${title}</h2><p class="fine">None yet.</p></section>`;
  return html`<section><h2>${title}</h2><div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr>${columns.map(column => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map(cells => html`<tr>${cells.map(cell => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div></section>`;
}

/** Controls for the clock, the platform's balance, event delivery and fault injection. */
export function controlsSection({ context, deliveries, faults }: ConsoleParts): Html {
  const waiting = faults.list();
  const sums = ['gbp', 'eur', 'usd'].map(currency => balanceOf(context, currency));
  return html`<div class="controls">
<section class="sheet"><h2>Clock</h2><form method="post" action="/console/advance-clock">
<label for="amount">Advance clock by</label><input class="short" id="amount" name="amount" inputmode="numeric" value="1">
<select name="unit" aria-label="Unit"><option value="${hour / second}">hours</option><option value="${day / second}" selected>days</option></select><button>Advance</button></form></section>
<section class="sheet"><h2>Platform balance</h2><p>${sums.join(' · ')}</p><form method="post" action="/console/top-up">
<label for="top-up">Add funds (major units)</label><input class="short" id="top-up" name="amount" inputmode="numeric" value="100">
<select name="currency" aria-label="Currency"><option value="gbp">GBP</option><option value="eur">EUR</option><option value="usd">USD</option></select><button>Add</button></form></section>
<section class="sheet"><h2>Settlement</h2><p>${settlementOf(context)}</p>
${button('settle-as-recommended', 'Settle each currency, no automatic payouts')} ${button('settle-as-uk-default', 'Default UK account')}</section>
<section class="sheet"><h2>Events</h2><p>${deliveries.isHolding() ? 'Event delivery is paused.' : 'Events are delivered immediately.'}</p>
${button('hold-events', 'Pause delivery')} ${button('release-events', 'Resume')} ${button('release-events-reversed', 'Resume in reverse order')}
<form method="post" action="/console/drop-events"><label for="drop">Drop the next</label><input class="short" id="drop" name="count" inputmode="numeric" value="1"><button>Drop</button></form>
<form method="post" action="/console/delay-events"><label for="delay">Delay the next</label><input class="short" id="delay" name="count" inputmode="numeric" value="1">
<label for="seconds">by seconds</label><input class="short" id="seconds" name="seconds" inputmode="numeric" value="60"><button>Delay</button></form></section>
<section class="sheet"><h2>Fault injection</h2><p>${waiting.length === 0 ? 'No faults configured.' : waiting.map(one => `${one.pattern}: ${one.fault}`).join('; ')}</p>
<form method="post" action="/console/fail-next-call"><label for="pattern">Next call matching</label><input id="pattern" name="pattern" value="POST /v1/transfers">
<select name="fault" aria-label="Fault"><option value="500">fails with 500</option><option value="429">is rate-limited (429)</option><option value="lost">succeeds, response lost</option><option value="timeout">succeeds, response times out</option></select><button>Inject</button></form>
${waiting.length > 0 && button('forget-faults', 'Clear')}</section>
</div>`;
}

function settlementOf(context: ConsoleParts['context']): string {
  const { settlement, automaticPayouts } = platformSettings(context);
  const currencies = settlement.map(currency => currency.toUpperCase()).join(', ');
  return `${currencies}; ${automaticPayouts ? 'the balance is paid out daily' : 'no automatic payouts'}.`;
}

function balanceOf(context: ConsoleParts['context'], currency: string): string {
  return money(availableBalance(context, currency), currency);
}
