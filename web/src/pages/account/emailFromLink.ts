/** The email address that a page hands over in the state of its link; empty if there is none. */
export function emailFromLink(state: unknown): string {
  const email: unknown = typeof state === 'object' && state !== null && Reflect.get(state, 'email');
  return typeof email === 'string' ? email : '';
}
