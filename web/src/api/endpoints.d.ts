declare module 'virtual:endpoints' {
  import type { EndpointID } from '#shared/contracts/index.ts';
  import type { Method } from '#shared/contract.ts';

  /** Method and path of each endpoint; `essential` ones show an error notice when they fail. */
  const endpoints: Record<EndpointID, { method: Method; path: string; essential: boolean }>;
  export default endpoints;
}
