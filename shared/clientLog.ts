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

/** What the web client logs at the server. */
export const clientLog = {
  /** Milliseconds in which entries are collected before they are sent together. */
  pause: 2_000,
  /** Entries of one request. */
  batch: { min: 1, max: 50 },
  /** Entries of a browser tab in a minute, and between two navigations of the document. */
  perMinute: 10,
  perDocument: 50,
  /** Entries that wait for a server that is down. */
  waiting: 20,
  message: { max: 2_000 },
  /** Positions in the code, innermost first. */
  frames: { max: 5, length: 200 },
} as const;
