import { useRef, useState } from 'react';
import { conflictsOf, rebase, settle } from '#web/ui/forms/rebase.ts';
import { type EditedTranslation, type TranslationValues, valuesOf } from './translationForm.ts';

/** Fields that were changed here and elsewhere, with both versions. */
export interface Conflict {
  fields: readonly string[];
  mine: TranslationValues;
  theirs: TranslationValues;
  /** The texts on the server. */
  known: EditedTranslation['known'];
}

/** The part of a form that a conflict concerns. */
interface TranslationEngine {
  engine: {
    getValues: () => TranslationValues;
    reset: (values: TranslationValues, options?: { keepDefaultValues?: boolean }) => void;
  };
  sendNow: () => Promise<unknown>;
}

/**
 * Meets texts of a translation that have changed on the server: the form takes over changes of other fields and is sent again; where
 * the same fields were changed, its author chooses. `known` are the texts on the server when the form opens.
 */
export function useTranslationConflict(known: EditedTranslation['known']) {
  /** The texts on the server with which the form began, or was last saved. */
  const before = useRef(known);
  const [conflict, setConflict] = useState<Conflict>();

  /** Shows what is stored. */
  function take(form: TranslationEngine, stored: EditedTranslation) {
    before.current = stored.known;
    form.engine.reset(valuesOf(stored.pieces, stored.known));
  }

  /** Saves once more over texts that were changed elsewhere, unless the author has to choose between two versions. */
  async function meet(form: TranslationEngine, stored: EditedTranslation) {
    const theirs = valuesOf(stored.pieces, stored.known);
    if (isSame(stored.known, before.current)) return; // another part has changed
    const mine = form.engine.getValues();
    const old = valuesOf(stored.pieces, before.current);
    const fields = conflictsOf(old, mine, theirs).filter(name => name.startsWith('text:'));
    if (fields.length > 0) return setConflict({ fields, mine, theirs, known: stored.known });
    await save(form, rebase({ before: old, sent: mine, current: mine }, theirs), stored.known);
  }

  async function save(
    form: TranslationEngine,
    values: TranslationValues,
    stored: EditedTranslation['known'],
  ) {
    before.current = stored;
    form.engine.reset(values, { keepDefaultValues: true });
    await form.sendNow();
  }

  async function resolve(
    form: TranslationEngine,
    choice: 'mine' | 'theirs',
    pieces: EditedTranslation['pieces'],
  ) {
    if (!conflict) return;
    const { fields, mine, theirs, known: stored } = conflict;
    const old = valuesOf(pieces, before.current);
    setConflict(undefined);
    const settled = settle(choice, { before: old, current: mine }, theirs);
    if (choice === 'theirs') settled.origins = without(mine.origins, fields);
    await save(form, settled, stored);
  }

  return { before, conflict, take, meet, resolve, dismiss: () => setConflict(undefined) };
}

const without = (origins: TranslationValues['origins'], fields: readonly string[]) =>
  Object.fromEntries(Object.entries(origins).filter(([field]) => !fields.includes(field)));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
