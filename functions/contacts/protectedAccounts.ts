import { isSpecialAccount, type UserID } from '#shared/ids.ts';

/**
 * Whether one of the people is the administrator's or the support account. These accounts have no contacts, and no user
 * can block them: everyone must be able to reach them and be reached by them.
 */
export const isProtectedAccount = (...people: readonly UserID[]): boolean => people.some(isSpecialAccount);
