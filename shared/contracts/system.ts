import * as z from 'zod/mini';
import { domain, get, post } from '../contract.ts';
import { Instant, integerNumber } from '../fields.ts';

/** What the interface may do with a page: a hint, every endpoint checks for itself. */
const AccessCheck = z.object({
  isTokenValid: z.boolean(),
  hasAccess: z.boolean(),
  /** The page to go to instead. */
  reroute: z.optional(z.string()),
  i18nID: z.optional(z.string()),
  /** Answered without asking the database. */
  cached: z.boolean(),
  data: z.optional(z.object({ isAdmin: z.boolean() })),
});

const LogEntry = z.object({
  level: z.enum(['debug', 'info', 'warn', 'error']),
  context: z.string().check(z.maxLength(40)),
  message: z.string().check(z.maxLength(2_000)),
  at: Instant,
  page: z.optional(z.string().check(z.maxLength(300))),
});

export const system = domain('system', {
  healthCheck: get('/health/check', {
    summary: 'Say that the server and its database answer.',
    access: 'public',
    output: z.object({ status: z.literal('ok'), now: Instant }),
    notifyOnFailure: false,
  }),

  checkAccess: get('/access/check-access', {
    summary: 'Say whether the caller may open a page, named by its file name in the header `x-page`.',
    access: 'optional',
    headers: z.object({ 'x-page': z.string().check(z.maxLength(100)) }),
    output: AccessCheck,
    notifyOnFailure: false,
  }),

  addLog: post('/log/add', {
    summary: "Take the interface's log entries.",
    access: 'public',
    body: z.object({ entries: z.array(LogEntry).check(z.minLength(1), z.maxLength(50)) }),
    output: z.object({ accepted: integerNumber({ min: 0, max: 50 }) }),
    notifyOnFailure: false,
  }),
});
