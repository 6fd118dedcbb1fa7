import type { Contract } from '#shared/contract.ts';

/**
 * HTTP APIs of an installation. An endpoint belongs to the first one under whose path its own begins: API Gateway takes 300
 * routes with their integrations in one API, and raises only the number of routes. For browsers all are one, below `/api`.
 */
export const apis = [
  {
    name: 'administration',
    /** Name on the dashboard. */
    label: 'Administration',
    /** Beginning of the ids of its resources. Those of the site have none, which they had alone before. */
    prefix: 'Administration',
    under: '/admin/',
    /** Calls a second of all clients together. A flood of the site leaves them to administrators. */
    throttle: { rateLimit: 100, burstLimit: 200 },
    /** Responses with status 500 or above within five minutes that raise the alarm: administrators are few. */
    manyErrors: 2,
    /** People who are affected by them. */
    whoSeesErrors: 'Administrators',
    /** Routes besides those of endpoints. */
    otherRoutes: 0,
  },
  {
    name: 'site',
    label: 'Site',
    prefix: '',
    under: '/',
    throttle: { rateLimit: 500, burstLimit: 1000 },
    manyErrors: 5,
    whoSeesErrors: 'Users',
    /** Rendered pages. */
    otherRoutes: 1,
  },
] as const;

export type ApiName = (typeof apis)[number]['name'];

/** A value for each API. */
export type OfEachApi<Value> = Readonly<Record<ApiName, Value>>;

/** Creates a value for each API. */
export const forEachApi = <Value>(create: (api: (typeof apis)[number]) => Value): OfEachApi<Value> =>
  Object.fromEntries(apis.map(api => [api.name, create(api)])) as Record<ApiName, Value>; // one for each name

/** The API of an endpoint. */
export function apiOf({ path }: Pick<Contract, 'path'>): ApiName {
  const api = apis.find(({ under }) => path.startsWith(under));
  if (!api) throw new Error(`${path} must begin with a slash.`);
  return api.name;
}

/** Name of the stage of each API, which is the first path segment, so that CloudFront can pass `/api/…` on unchanged. */
export const stageName = 'api';
