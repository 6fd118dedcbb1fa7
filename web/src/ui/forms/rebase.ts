import type { FieldValues } from 'react-hook-form';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The values of a form after others have been stored: fields that the user has changed since `before`, or since they were `sent`,
 * keep their value; all others take the stored one.
 */
export function rebase<Values extends FieldValues>(
  { before, sent, current }: { before: Values; sent: Values; current: Values },
  stored: Values,
): Values {
  const names: (keyof Values)[] = Object.keys(stored);
  const taken = names.filter(name => isSame(before[name], sent[name]) && isSame(sent[name], current[name]));
  return { ...current, ...Object.fromEntries(taken.map(name => [name, stored[name]])) };
}

/**
 * The current values, of which those that mean the same as the stored ones, such as a number in another format, are replaced by
 * these. The focused field keeps the text that is being typed.
 */
export function takeStored<Values extends FieldValues>(
  current: Values,
  stored: Values,
  meansSame: (stored: Values, values: Values) => boolean,
): Values {
  const focused = document.activeElement?.getAttribute('name');
  const names: (keyof Values & string)[] = Object.keys(stored);
  const taken = names.filter(
    name => name !== focused && meansSame(stored, { ...stored, [name]: current[name] }),
  );
  return { ...current, ...Object.fromEntries(taken.map(name => [name, stored[name]])) };
}

/** The fields that have been changed differently here and elsewhere. */
export const conflictsOf = <Values extends FieldValues>(
  before: Values,
  current: Values,
  stored: Values,
): (keyof Values & string)[] =>
  Object.keys(stored).filter(
    name =>
      !isSame(before[name], current[name]) &&
      !isSame(before[name], stored[name]) &&
      !isSame(current[name], stored[name]),
  );

/** The stored values with those fields as they were `before` that a save has changed. */
export const revert = <Values extends FieldValues>(
  { before, sent }: { before: Values; sent: Values },
  stored: Values,
): Values => ({
  ...stored,
  ...Object.fromEntries(Object.entries(before).filter(([name, value]) => !isSame(value, sent[name]))),
});

/** The values after a choice between the user's version of the fields in conflict and the stored one. */
export function settle<Values extends FieldValues>(
  choice: 'mine' | 'theirs',
  { before, current }: { before: Values; current: Values },
  stored: Values,
): Values {
  const merged = rebase({ before, sent: current, current }, stored);
  if (choice === 'mine') return merged;
  const theirs = conflictsOf(before, current, stored).map(name => [name, stored[name]]);
  return { ...merged, ...Object.fromEntries(theirs) };
}
