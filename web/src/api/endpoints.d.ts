declare module 'virtual:endpoints' {
  import type { Method } from '#shared/contract.ts';
  import type { EndpointID } from '#shared/contracts/index.ts';

  /** Method and path of each endpoint that anyone may call. */
  const endpoints: { [Id in EndpointID]?: { method: Method; path: string } };
  export default endpoints;
}

declare module 'virtual:endpoints/signed-in' {
  /** The other endpoints. */
  export { default } from 'virtual:endpoints';
}

declare module 'virtual:refusals' {
  import type { ErrorCode } from '#shared/errors.ts';

  /** Refusals that any endpoint may return. */
  export const commonErrors: readonly ErrorCode[];
  /** Refusals that the gateway returns before a request reaches its endpoint. */
  export const gatewayErrors: Record<
    | 'SESSION_EXPIRED'
    | 'NOT_AUTHENTICATED'
    | 'FORBIDDEN'
    | 'NOT_FOUND'
    | 'PAYLOAD_TOO_LARGE'
    | 'TOO_MANY_ATTEMPTS',
    { i18nID: string; message: string }
  >;
}
