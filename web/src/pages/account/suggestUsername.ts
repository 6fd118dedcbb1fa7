import { profile } from '#shared/settings.ts';
import { truncate } from '#shared/truncate.ts';

interface Known {
  lastName: string;
  /** Available username that the server suggests. */
  given?: unknown;
}

/** Suggests a username similar to the taken one: first with the initial of the last name, then with a number. */
export function suggestUsername(taken: string, { lastName, given }: Known): string {
  if (typeof given === 'string') return given;

  const initial = lastName.match(/[\p{L}\p{N}]/u)?.[0]?.toLowerCase();
  const hasInitial = initial && new RegExp(`-${initial}\\d*$`).test(taken);
  const end = initial && !hasInitial ? `-${initial}` : numberAfter(taken);
  const stem = end.startsWith('-') ? taken : taken.replace(/\d+$/, '');
  return truncate(stem, profile.username.max - end.length) + end;
}

/** 2 at first, then one more each time. */
function numberAfter(taken: string): string {
  const number = /\d+$/.exec(taken)?.[0];
  return number ? String(Number(number.slice(-9)) + 1) : '2';
}
