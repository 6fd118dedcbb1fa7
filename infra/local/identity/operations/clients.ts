import * as z from 'zod';

import { adminOperation } from '../operation.ts';
import { checkClient, checkPool, PoolInput } from './input.ts';

export const DescribeUserPoolClient = adminOperation(
  PoolInput.extend({ ClientId: z.string() }),
  (pool, input) => {
    checkPool(pool, input);
    checkClient(pool, input);
    const { UserPoolId, ClientId } = input;
    const ClientName = ClientId === pool.setupClientId ? 'Setup' : 'Web';

    return { UserPoolClient: { UserPoolId, ClientId, ClientName } };
  },
);
