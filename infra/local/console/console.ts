import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocalEnvironment } from '#infra/local/environment/localEnvironment.ts';
import type { ExtraRoute } from '#infra/local/gateway/gateway.ts';
import { readBody } from '#infra/local/wire/body.ts';
import { actions } from './actions.ts';
import { css, html, page } from './html.ts';
import { showMail } from './mail.ts';
import { views } from './views.ts';

/** `/_local`: accounts, mail, jobs, clock and table of this machine's system. It exists only here, not in the cloud. */
export function localConsole(environment: () => LocalEnvironment): ExtraRoute {
  return async (request, response, url) => {
    const place = url.pathname.replace(/^\/_local\/?/, '').replace(/\/$/, '');
    if (place === 'console.css') return send(response, 200, css, 'text/css; charset=utf-8');
    if (request.method === 'POST') return await act(request, response, place, environment());
    if (place.startsWith('mail/')) return await showMail(response, place, environment());

    const view = views[place];
    if (!view) return send(response, 404, page('Page not found', html``));
    send(
      response,
      200,
      page(
        view.title,
        await view.body(environment(), url.searchParams),
        url.searchParams.get('done') ?? undefined,
      ),
    );
  };
}

async function act(
  request: IncomingMessage,
  response: ServerResponse,
  place: string,
  environment: LocalEnvironment,
): Promise<void> {
  const run = actions[place];
  if (!run) return send(response, 404, page('Page not found', html``));
  if (!isFromHere(request, environment))
    return send(response, 403, page('Cross-origin request rejected', html``));

  const fields = new URLSearchParams((await readBody(request, 10_000)).toString('utf8'));
  const { to, done } = await run(environment, fields).catch((error: unknown) => ({
    to: 'jobs',
    done: `Action failed: ${String(error)}`,
  }));
  response.writeHead(303, { location: `/_local/${to}?done=${encodeURIComponent(done)}` }).end();
}

/** A page of another site must not move the clock. */
const isFromHere = ({ headers }: IncomingMessage, { url }: LocalEnvironment): boolean =>
  headers.origin === url || headers.origin === url.replace('localhost', '127.0.0.1');

function send(
  response: ServerResponse,
  status: number,
  body: string,
  type = 'text/html; charset=utf-8',
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
