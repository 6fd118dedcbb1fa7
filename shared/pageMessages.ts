/**
 * Notifications that an address can show with `?message=`, by the translation key of their text. Nothing else is shown, so that a
 * link cannot put words into our mouth.
 */
export const pageMessages = {
  'errors.not_authenticated': 'info',
  'errors.not_found': 'error',
  'errors.user_has_no_permission': 'error',
  'errors.admin_only': 'error',
} as const satisfies Record<string, 'info' | 'error'>;
export type PageMessage = keyof typeof pageMessages;

export const isPageMessage = (key: string | null | undefined): key is PageMessage =>
  typeof key === 'string' && Object.hasOwn(pageMessages, key);

/** A path that shows a notification when it is opened; the path itself for a key that is not in the table. */
export function withMessage(path: string, key: string | undefined): string {
  if (!isPageMessage(key)) return path;
  const [address = '', hash] = path.split('#', 2);
  const query = `${address.includes('?') ? '&' : '?'}message=${key}`;
  return address + query + (hash === undefined ? '' : `#${hash}`);
}
