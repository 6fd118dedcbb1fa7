import * as z from 'zod/mini';
import { domain, get } from '../contract.ts';
import { DailyCounts, DailyMoney } from '../entities/statistics.ts';
import { statisticsRanges } from '../statistics.ts';

const query = z.object({ days: z._default(z.enum(statisticsRanges), '30') });

export const statistics = domain('statistics', {
  getStatistics: get('/statistics', {
    summary: 'Get the numbers of each day up to today: people, projects, applications and tasks.',
    access: 'public',
    cachedAtEdge: true,
    query,
    output: z.object({ days: z.array(DailyCounts) }),
  }),

  getMoneyStatistics: get('/admin/statistics', {
    summary: 'Get the numbers of each day up to today with the payments received.',
    access: 'admin',
    query,
    output: z.object({ days: z.array(DailyMoney) }),
  }),
});
