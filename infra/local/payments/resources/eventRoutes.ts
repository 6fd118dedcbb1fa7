import { missing } from '../errors.ts';
import { pageOf } from '../lists.ts';
import { listing, listOf, params, text } from '../params.ts';
import { type Route, route } from '../routes.ts';

/** Events, for callers that missed a webhook. */
export const eventRoutes: Route[] = [
  route('GET /v1/events/{id}', params({}), ({ store }, _, id = '') => {
    const event = store.events.get(id);
    if (!event) throw missing('event', id);
    return event;
  }),
  route(
    'GET /v1/events',
    params({ ...listing, type: text.optional(), types: listOf(text).optional() }),
    ({ store }, { type, types, ...paging }) => {
      const found = store.events
        .all()
        .filter(event => !type || matches(event.type, type))
        .filter(event => !types || types.some(one => matches(event.type, one)));
      return pageOf(found, '/v1/events', paging);
    },
  ),
];

/** Whether a type matches a pattern such as `charge.*`. */
function matches(type: string, pattern: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}
