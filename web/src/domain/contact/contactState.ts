import type { ContactState as StateOfApi } from '#shared/entities/contact.ts';

/** State of the contact between the user and another person. */
export type ContactState = 'none' | 'interacted' | 'sent' | 'received' | 'accepted' | 'blocked';

/** The state in a response of the API. */
export function stateOf({
  status,
  direction,
  blocked,
}: Pick<StateOfApi, 'status' | 'direction' | 'blocked'>): ContactState {
  if (blocked) return 'blocked';
  if (status === 'PENDING') return direction ?? 'none';
  if (status === 'ACCEPTED') return 'accepted';
  return status === 'INTERACTED' ? 'interacted' : 'none';
}
