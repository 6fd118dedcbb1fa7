import vm from 'node:vm';
import * as z from 'zod/mini';
import type { Hosting } from '#infra/cloud/web/hosting.ts';
import { routerSource } from '#infra/cloud/web/router.ts';

const Routed = z.union([
  z.object({ uri: z.string(), querystring: z.record(z.string(), z.object({ value: z.string() })) }),
  z.object({ statusCode: z.number(), headers: z.object({ location: z.object({ value: z.string() }) }) }),
]);

/** Result for a path: a file of the site, with the query for the function that renders it, if one does; or a redirect. */
export type PageRoute =
  | { file: string; render: Record<string, string> | undefined }
  | { status: number; location: string };

/** Runs the CloudFront function that maps paths to pages, over the pages of a built site. */
export function makePageRouter(hosting: Hosting): (url: URL) => PageRoute {
  const context = vm.createContext({});
  vm.runInContext(routerSource(hosting), context);
  const rendered = new Set(hosting.rules.filter(({ server }) => server).map(({ file }) => file));
  const isRendered = (uri: string) =>
    rendered.has(uri) || uri.endsWith('/feed.xml') || /^\/[a-z]{2}\/o?embed\//.test(uri);

  return url => {
    const given = Map.groupBy(url.searchParams, ([name]) => encodeURIComponent(name));
    const querystring = Object.fromEntries(
      [...given].map(([name, pairs]) => [
        name,
        valuesOf(pairs.map(([, value]) => encodeURIComponent(value))),
      ]),
    );
    const event = { request: { uri: url.pathname, headers: {}, querystring } };
    const routed = Routed.parse(
      JSON.parse(vm.runInContext(`JSON.stringify(handler(${JSON.stringify(event)}))`, context)),
    );
    if (!('uri' in routed)) return { status: routed.statusCode, location: routed.headers.location.value };
    return { file: routed.uri, render: isRendered(routed.uri) ? decoded(routed.querystring) : undefined };
  };
}

/** A parameter as CloudFront's functions see it. */
const valuesOf = ([value = '', ...more]: string[]) =>
  more.length > 0 ? { value, multiValue: [value, ...more].map(one => ({ value: one })) } : { value };

const decoded = (query: Record<string, { value: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, { value }]) => [name, decodeURIComponent(value)]));
