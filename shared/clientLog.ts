/** Parts of the web client that a log entry can come from, as the specification names them. */
export const logContexts = [
  'MAIL',
  'M-STORE',
  'A-STORE',
  'C-STORE',
  'REMOTE',
  'ROUTER',
  'PROFILE',
  'MOUNTING',
  'WEB',
  'API',
  'FOCUSED',
  'MOBILE',
  'DESKTOP',
  'AUTH',
  'MODAL',
  'NOTE',
  'PAYMENT',
  'EDIT_PROFILE',
  'URL',
  'DOM',
  'PRE_SETUP',
  'STORAGE',
  'LANGUAGE',
  'PAGE_CONFIG_DATA',
  /** The onboarding of the payment provider. */
  'CONNECT',
] as const;
export type LogContext = (typeof logContexts)[number];

/** Limits of the entries that the web client sends to the server's log. */
export const clientLog = {
  /** Milliseconds for which entries are collected before they are sent in one request. */
  pause: 2_000,
  /** Number of entries per request. */
  batch: { min: 1, max: 50 },
  /** Maximum numbers of entries per browser tab: in one minute, and between two navigations of the document. */
  perMinute: 10,
  perDocument: 50,
  /** Maximum number of entries that wait while the server is down. */
  waiting: 20,
  message: { max: 2_000 },
  /** Positions in the code, innermost first. */
  frames: { max: 5, length: 200 },
} as const;
