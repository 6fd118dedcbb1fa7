import { type Html, html, type Part } from '../pages/html.ts';
import { money } from '../pages/layout.ts';
import { availableBalance } from '../resources/balance.ts';
import type { ConsoleParts } from './actions.ts';

/** A Unix time to the second, in the time zone of UTC. */
export function time(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
}

/** A button that does one thing with one object. */
export function button(action: string, label: string, id = ''): Html {
  return html`<form method="post" action="/console/${action}"><input type="hidden" name="id" value="${id}"><button>${label}</button></form>`;
}

/** A table that scrolls by itself on a narrow screen; a sentence where there is nothing. */
export function table(title: string, columns: string[], rows: Part[][]): Html {
  if (rows.length === 0) return html`<section><h2>${title}</h2><p class="fine">None yet.</p></section>`;
  return html`<section><h2>${title}</h2><div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr>${columns.map(column => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map(cells => html`<tr>${cells.map(cell => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div></section>`;
}

/** The clock, the platform's money, the way of the events, and what is to go wrong. */
export function controlsSection({ context, deliveries, faults }: ConsoleParts): Html {
  const waiting = faults.list();
  const sums = ['gbp', 'eur', 'usd'].map(currency => balanceOf(context, currency));
  return html`<div class="controls">
<section class="sheet"><h2>Clock</h2><form method="post" action="/console/advance-clock">
<label for="amount">Move forward by</label><input class="short" id="amount" name="amount" inputmode="numeric" value="1">
<select name="unit" aria-label="Unit"><option value="3600">hours</option><option value="86400" selected>days</option></select><button>Move</button></form></section>
<section class="sheet"><h2>Platform balance</h2><p>${sums.join(' · ')}</p><form method="post" action="/console/top-up">
<label for="top-up">Add whole units</label><input class="short" id="top-up" name="amount" inputmode="numeric" value="100">
<select name="currency" aria-label="Currency"><option value="gbp">GBP</option><option value="eur">EUR</option><option value="usd">USD</option></select><button>Add</button></form></section>
<section class="sheet"><h2>Events</h2><p>${deliveries.isHolding() ? 'New events are held back.' : 'Events are sent as they happen.'}</p>
${button('hold-events', 'Hold')} ${button('release-events', 'Release')} ${button('release-events-reversed', 'Release backwards')}
<form method="post" action="/console/drop-events"><label for="drop">Lose the next</label><input class="short" id="drop" name="count" inputmode="numeric" value="1"><button>Drop</button></form>
<form method="post" action="/console/delay-events"><label for="delay">Delay the next</label><input class="short" id="delay" name="count" inputmode="numeric" value="1">
<label for="seconds">by seconds</label><input class="short" id="seconds" name="seconds" inputmode="numeric" value="60"><button>Delay</button></form></section>
<section class="sheet"><h2>Bad days</h2><p>${waiting.length === 0 ? 'Every call is answered well.' : waiting.map(one => `${one.pattern}: ${one.fault}`).join('; ')}</p>
<form method="post" action="/console/fail-next-call"><label for="pattern">Next call with</label><input id="pattern" name="pattern" value="POST /v1/transfers">
<select name="fault" aria-label="What happens"><option value="500">fails with 500</option><option value="429">is too many (429)</option><option value="lost">is done, answer lost</option><option value="timeout">is done, never answered</option></select><button>Arrange</button></form>
${waiting.length > 0 && button('forget-faults', 'Forget')}</section>
</div>`;
}

function balanceOf(context: ConsoleParts['context'], currency: string): string {
  return money(availableBalance(context, currency), currency, 'en-GB');
}
