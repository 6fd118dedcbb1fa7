import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useIdentity } from '#web/api/hooks.ts';
import {
  type DraftPlace,
  isSecret,
  readFormDraft,
  removeFormDraft,
  storeFormDraft,
  VISITOR,
} from './formDrafts.ts';
import { declareUnsaved } from './unsaved.ts';
import type { SubmissionKey } from './useSubmissionKey.ts';

export interface FormDraftOptions<Values> extends Omit<DraftPlace, 'person'> {
  /** Parses fields that are neither texts, numbers, truth values nor lists of texts; without it, those are not restored. */
  parse?:
    | ((stored: object) => Partial<Values> | undefined | Promise<Partial<Values> | undefined>)
    | undefined;
  /** The key of the submission, which comes back with the draft if nothing is known of a submission. */
  key?: SubmissionKey | undefined;
}

/** State of a restored draft: `changed` if the server's values of its fields have changed in the meantime. */
export type Restored = 'same' | 'changed';

/** The part of a form by which its draft is shown and removed, whatever its fields are. */
export interface DraftState {
  /** Restored draft that the form shows, if any. */
  restored: Restored | undefined;
  /** Whether fields differ from their values on the server. */
  isChanged: boolean;
  /** Removes the draft; the form keeps its values. */
  forget: () => void;
  /** Removes the draft and empties the form. */
  discard: () => void;
}

/**
 * Keeps the values that a person types in a form on the device, until they are sent or discarded. They are restored after a reload,
 * after the end of the session and when the form is opened again, and are shown to no other user. Without options, nothing is kept.
 */
export function useFormDraft<Values extends FieldValues, Output>(
  engine: UseFormReturn<Values, unknown, Output>,
  initial: Values,
  options: FormDraftOptions<Values> | null,
): DraftState & { keep: () => void; settle: (saved: Values) => void } {
  const who = useIdentity();
  const person =
    who.status === 'loading' ? undefined : who.status === 'signedIn' ? String(who.UserID) : VISITOR;
  const owner = useRef<string>(undefined);
  /** Values with which changes are compared: those that were saved last, or the form's default values. */
  const known = useRef(initial);
  const isSettled = useRef(false);
  const [restored, setRestored] = useState<Restored>();
  const [isChanged, setChanged] = useState(false);

  const place = (): DraftPlace | undefined =>
    options && owner.current !== undefined
      ? { person: owner.current, form: options.form, of: options.of }
      : undefined;

  function forget() {
    const here = place();
    if (here) removeFormDraft(here);
    setRestored(undefined);
    setChanged(false);
  }

  const store = useEffectEvent(() => {
    const values = changedIn(engine.getValues(), known.current);
    setChanged(Object.keys(values).length > 0);
    const here = place();
    if (!here) return;
    const before = Object.fromEntries(Object.keys(values).map(name => [name, known.current[name]]));
    const submissionKey = options?.key?.unsettled();
    const isStored = storeFormDraft(here, { values, before, savedAt: Date.now(), submissionKey });
    if (!isStored) setRestored(undefined);
  });

  const restore = useEffectEvent(async () => {
    const here = place();
    const draft = here && readFormDraft(here, Date.now());
    if (!draft) return;
    const fitting = fittingIn(draft.values, initial);
    const parsed = await options?.parse?.(draft.values);
    const values = changedIn({ ...fitting, ...parsed }, known.current);
    const isOutdated = Object.keys(values).some(name => !isSame(draft.before[name], known.current[name]));
    if (Object.keys(values).length === 0) return removeFormDraft(here);
    engine.reset(
      { ...engine.getValues(), ...values },
      { keepDefaultValues: true, keepDirtyValues: true, keepErrors: true },
    );
    if (draft.submissionKey !== undefined) options?.key?.restore(draft.submissionKey);
    setRestored(isOutdated ? 'changed' : 'same');
    setChanged(true);
  });

  /** Assigns values typed before the person was known to that person. Values of one person are never shown to the next. */
  const meet = useEffectEvent(async (next: string | undefined) => {
    const before = owner.current;
    if (next === undefined || next === before || (before !== undefined && next === VISITOR)) return;
    const here = place();
    if (here && before === VISITOR) removeFormDraft(here);
    if (before !== undefined && before !== VISITOR) {
      owner.current = undefined;
      engine.reset(initial);
      setRestored(undefined);
      setChanged(false);
    }
    owner.current = next;
    await restore();
    if (Object.keys(changedIn(engine.getValues(), known.current)).length > 0) store();
  });
  useEffect(() => void meet(person), [person]);
  const onValues = useEffectEvent((defaults: Values, isTyped: boolean) => {
    if (!isSettled.current) known.current = defaults;
    if (isTyped) store();
  });
  useEffect(
    () =>
      engine.subscribe({
        formState: { values: true },
        callback: ({ name, defaultValues }) => onValues(defaultValues as Values, name !== undefined), // a reset names no field
      }),
    [engine],
  );
  useEffect(() => (isChanged ? declareUnsaved() : undefined), [isChanged]);

  return {
    restored,
    isChanged,
    forget,
    discard() {
      options?.key?.renew();
      forget();
      engine.reset(known.current);
    },
    /** Stores what is in the form now. */
    keep: store,
    /** Says what is stored on the server by now: only what differs from it remains a draft. */
    settle(saved) {
      isSettled.current = true;
      known.current = saved;
      store();
    },
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const changedIn = (values: object, known: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        !isSecret(name) && Object.hasOwn(known, name) && !isSame(value, Reflect.get(known, name)),
    ),
  );

/** Stored fields of the kinds that the form has. */
const fittingIn = (stored: object, initial: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(stored).filter(
      ([name, value]) => Object.hasOwn(initial, name) && fits(value, Reflect.get(initial, name)),
    ),
  );

function fits(value: unknown, initial: unknown): boolean {
  if (Array.isArray(initial)) return Array.isArray(value) && value.every(one => typeof one === 'string');
  return typeof value !== 'object' && typeof value === typeof initial;
}
