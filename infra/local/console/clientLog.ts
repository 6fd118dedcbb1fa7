import type { LocalEnvironment } from '#infra/local/environment/localEnvironment.ts';
import { sourcePosition } from '#infra/scripts/sourcePosition.ts';
import { type Html, html, rows } from './html.ts';

/** Page of the errors that browsers have logged, with positions in the sources. */
export const clientLogList = ({ clientLog }: LocalEnvironment): Html =>
  html`<p>Errors that browsers have reported since the start, with positions in the sources. In the cloud they are in CloudWatch (<code>infra/docs/runbook.md</code>, “Browsers report errors”).</p>
${rows(
  ['When', 'Context', 'Message', 'Page', 'Release'],
  clientLog.map(({ at, context, level, message, page, release, endpoint, frames = [] }) => [
    at,
    html`${context}<br><span class="fine">${level}</span>`,
    html`${message}${endpoint ? html`<br><span class="fine">${endpoint}</span>` : ''}${
      frames.length > 0 ? html`<pre>${frames.map(frame => sourcePosition(frame)).join('\n')}</pre>` : ''
    }`,
    page ?? '',
    release ?? '',
  ]),
)}`;
