import * as z from 'zod/mini';
import { domain, get, post } from '../contract.ts';
import { Instant, integerNumber } from '../fields.ts';

/** Whether the caller can open a page. Only a hint for the UI: every endpoint checks access itself. */
const AccessCheck = z.object({
  isTokenValid: z.boolean(),
  hasAccess: z.boolean(),
  /** Page to redirect to. */
  reroute: z.optional(z.string()),
  i18nID: z.optional(z.string()),
  /** Whether the site is under maintenance for the caller: other calls are refused, and pages show that. */
  cached: z.boolean(),
  data: z.optional(
    z.object({
      isAdmin: z.boolean(),
      /** During maintenance: when the site is expected back, if known. */
      until: z.optional(Instant),
    }),
  ),
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
    summary: 'Health check of the API and its database.',
    access: 'public',
    worksDuringMaintenance: true,
    output: z.object({ status: z.literal('ok'), now: Instant }),
  }),

  checkAccess: get('/access/check-access', {
    summary:
      'Check whether the caller is allowed to open the page named in the `x-page` header. During maintenance `cached` is true, except for administrators.',
    access: 'optional',
    worksDuringMaintenance: true,
    headers: z.object({ 'x-page': z.string().check(z.maxLength(100)) }),
    output: AccessCheck,
  }),

  addLog: post('/log/add', {
    summary: 'Ingest log entries from the web client.',
    access: 'public',
    worksDuringMaintenance: true,
    body: z.object({ entries: z.array(LogEntry).check(z.minLength(1), z.maxLength(50)) }),
    output: z.object({ accepted: integerNumber({ min: 0, max: 50 }) }),
  }),
});
