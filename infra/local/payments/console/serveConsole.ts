import type { IncomingMessage, ServerResponse } from 'node:http';
import { StripeFailure } from '../errors.ts';
import { bodyOf, redirect, sendPage } from '../http.ts';
import { closedPage } from '../pages/checkoutPage.ts';
import { actions, type ConsoleParts } from './actions.ts';
import { consolePage, objectPage } from './consolePage.ts';

/** Serves the console: GET shows a page, POST `/console/{action}` runs an action. Only its own pages may post to it. */
export async function serveConsole(
  parts: ConsoleParts,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(req.url ?? '/', 'http://localhost');
  const [, , action = '', id = ''] = pathname.split('/');

  if (req.method === 'GET' && action === '') return sendPage(res, 200, consolePage(parts, null));
  if (req.method === 'GET' && action === 'objects') {
    const object = parts.context.store.find(id);
    return object
      ? sendPage(res, 200, objectPage(id, object))
      : sendPage(res, 404, closedPage('unknown', '/console'));
  }

  const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (req.method !== 'POST' || !act) return sendPage(res, 404, closedPage('unknown', '/console'));
  if (!isOwnPage(req)) return sendPage(res, 403, consolePage(parts, 'Cross-origin request rejected.'));

  const form = new URLSearchParams(await bodyOf(req));
  try {
    act(parts, form);
  } catch (error) {
    if (error instanceof StripeFailure) return sendPage(res, 400, consolePage(parts, error.message));
    throw error;
  }
  return redirect(res, '/console');
}

/** Whether a form was sent by the console itself: browsers send the origin of the page. */
function isOwnPage(req: IncomingMessage): boolean {
  const { origin, host } = req.headers;
  return !origin || (URL.canParse(origin) && new URL(origin).host === host);
}
