import vm from 'node:vm';
import * as z from 'zod/mini';
import type { Hosting } from '#infra/cloud/web/hosting.ts';
import { routerSource } from '#infra/cloud/web/router.ts';

const Routed = z.union([
  z.object({ uri: z.string() }),
  z.object({ statusCode: z.number(), headers: z.object({ location: z.object({ value: z.string() }) }) }),
]);

/** Result for a path: a file of the site, or a redirect. */
export type PageRoute = { file: string } | { status: number; location: string };

/** Runs the CloudFront function that maps paths to pages, over the pages of a built site. */
export function makePageRouter(hosting: Hosting): (url: URL) => PageRoute {
  const context = vm.createContext({});
  vm.runInContext(routerSource(hosting), context);

  return url => {
    const querystring = Object.fromEntries(
      [...url.searchParams].map(([name, value]) => [
        encodeURIComponent(name),
        { value: encodeURIComponent(value) },
      ]),
    );
    const event = { request: { uri: url.pathname, headers: {}, querystring } };
    const routed = Routed.parse(
      JSON.parse(vm.runInContext(`JSON.stringify(handler(${JSON.stringify(event)}))`, context)),
    );
    return 'uri' in routed
      ? { file: routed.uri }
      : { status: routed.statusCode, location: routed.headers.location.value };
  };
}
