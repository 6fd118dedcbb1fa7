declare module 'virtual:endpoints' {
  import type { Method } from '#shared/contract.ts';
  import type { EndpointID } from '#shared/contracts/index.ts';

  /** Method and path of each endpoint; `essential` ones show an error notice when they fail. */
  const endpoints: Record<EndpointID, { method: Method; path: string; essential: boolean }>;
  export default endpoints;
}
