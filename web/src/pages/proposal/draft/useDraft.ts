import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { emptyValues, type ProposalValues } from '#web/domain/project/form/values.ts';
import {
  type Draft,
  type DraftOwner,
  forgetDraft,
  keyOf,
  openDraft,
  otherOf,
  parseDraft,
  writeDraft,
} from './stored.ts';

const TAB = crypto.randomUUID();

/** What another tab did with the draft while this one had its own words: wrote over it, or sent or discarded it. */
export type Elsewhere = Draft | 'gone';

/** A proposal on this device: every key is kept, and nothing is written over unasked. */
export function useDraft(
  owner: DraftOwner,
  { language, country }: Pick<ProposalValues, 'language' | 'country'>,
) {
  const [opened] = useState(() => openDraft(owner));
  const [draft, setDraft] = useState<Draft>(() => opened.draft ?? begun());
  const [other, setOther] = useState(opened.other);
  const [savedAt, setSavedAt] = useState(opened.draft?.savedAt);
  const [isKept, setKept] = useState(true);
  const [elsewhere, setElsewhere] = useState<Elsewhere>();
  /** Whether this tab has words that no other one has seen. */
  const isTouched = useRef(false);

  function begun(): Draft {
    return {
      values: emptyValues(language, country),
      roles: [],
      submissionKey: crypto.randomUUID(),
      savedAt: 0,
      by: TAB,
    };
  }

  function keep(next: Draft) {
    const kept = { ...next, savedAt: Date.now(), by: TAB };
    const done = writeDraft(owner, kept);
    setKept(done);
    if (done) setSavedAt(kept.savedAt);
  }

  function take(next: Draft) {
    isTouched.current = false;
    setDraft(next);
    setSavedAt(next.savedAt || undefined);
    setElsewhere(undefined);
  }

  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  const hear = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key !== keyOf(owner)) return;
    const theirs = parseDraft(newValue);
    if (theirs?.by === TAB) return;
    if (isTouched.current) return setElsewhere(theirs ?? 'gone');
    take(theirs ?? begun());
  });
  useEffect(() => {
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);

  return {
    draft,
    other,
    /** Milliseconds; undefined while nothing was kept yet. */
    savedAt,
    /** False where the browser keeps nothing. */
    isKept,
    elsewhere,
    /** Changes the draft and keeps it, unless another tab has to be heard first. */
    change: (how: (draft: Draft) => Draft) => {
      const next = how(latest.current);
      latest.current = next;
      isTouched.current = true;
      setDraft(next);
      if (!elsewhere) keep(next);
    },
    /** Keeps what stands here over what another tab wrote; a draft that was sent there begins a submission of its own. */
    keepThis: () => {
      const next = elsewhere === 'gone' ? { ...draft, submissionKey: crypto.randomUUID() } : draft;
      setDraft(next);
      setElsewhere(undefined);
      keep(next);
    },
    takeTheirs: () => take(elsewhere === 'gone' || !elsewhere ? begun() : elsewhere),
    /** Opens the draft that waits beside this one, and puts this one there. */
    swap: () => {
      if (!other) return;
      writeDraft(otherOf(owner), draft);
      setOther(draft);
      take(other);
      writeDraft(owner, other);
    },
    /** The draft is thrown away, or has become a project. */
    forget: () => {
      forgetDraft(owner);
      take(begun());
    },
  };
}
