import * as z from 'zod/mini';
import { domain, get } from '../contract.ts';
import { Queue } from '../entities/queue.ts';

export const queues = domain('queues', {
  listQueues: get('/admin/queues', {
    summary:
      'List what waits for administrators: the number of items in each queue, up to 50, and since when the oldest waits.',
    access: 'admin',
    output: z.object({ items: z.array(Queue) }),
  }),
});
