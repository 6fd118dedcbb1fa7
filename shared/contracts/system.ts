import * as z from 'zod/mini';
import { clientLog, logContexts } from '../clientLog.ts';
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

export const LogEntry = z.object({
  level: z.enum(['debug', 'info', 'warn', 'error']),
  context: z.enum(logContexts),
  /** Name and message of the error, without quoted texts, foreign addresses and long numbers. */
  message: z.string().check(z.maxLength(clientLog.message.max)),
  at: Instant,
  /** Name of the page. */
  page: z.optional(z.string().check(z.maxLength(300))),
  /** Positions in the built code, innermost first: `functionName file:line:column`. */
  frames: z.optional(
    z.array(z.string().check(z.maxLength(clientLog.frames.length))).check(z.maxLength(clientLog.frames.max)),
  ),
  /** Build that the positions refer to. */
  release: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
  /** Endpoint that failed, and with which code. */
  endpoint: z.optional(z.string().check(z.regex(/^\w{1,60}$/))),
  code: z.optional(z.string().check(z.regex(/^\w{1,60}$/))),
});
export type LogEntry = z.infer<typeof LogEntry>;

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
    body: z.object({
      entries: z.array(LogEntry).check(z.minLength(clientLog.batch.min), z.maxLength(clientLog.batch.max)),
    }),
    output: z.object({ accepted: integerNumber({ min: 0, max: clientLog.batch.max }) }),
  }),
});
