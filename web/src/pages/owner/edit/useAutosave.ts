import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Project } from '#shared/entities/project.ts';
import type { FieldError } from '#shared/validation.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';
import type { ProposalForm } from '#web/domain/project/form/ProposalForm.ts';
import { fieldAt, problemsOf } from '#web/domain/project/form/problems.ts';
import { useFieldWords } from '#web/domain/project/form/useFieldWords.ts';
import { type FieldName, type ProposalValues, valuesOf } from '#web/domain/project/form/values.ts';
import { changeOf, isSame } from './changeOf.ts';

/** A pause in typing after which what stands there is saved. */
const PAUSE = 1500;

/** A project whose fields save themselves when they are left; what the server refuses stays in its field. */
export function useAutosave(project: Project) {
  const wordsFor = useFieldWords();
  const amend = useMutation('updateProject', ['getProject', 'listUserProjects'], { quiet: true });
  const [values, setValues] = useState(() => valuesOf(project));
  const [saved, setSaved] = useState(values);
  const [savedAt, setSavedAt] = useState<number>();
  const [undoTo, setUndoTo] = useState<ProposalValues>();
  const [error, setError] = useState<ApiError>();
  const [theirs, setTheirs] = useState<ReadonlyMap<FieldName, FieldError>>(new Map());
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());

  const latest = useRef(values);
  const known = useRef(saved);
  const running = useRef<Promise<void> | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const problems = useMemo(() => problemsOf(values, saved.endDate), [values, saved.endDate]);

  function put(next: ProposalValues) {
    latest.current = next;
    setValues(next);
  }

  async function save(): Promise<void> {
    const sent = latest.current;
    const before = known.current;
    const change = changeOf(before, sent, problemsOf(sent, before.endDate));
    if (!change) return;

    const { data, error } = await amend.run({ ProjectID: project.ProjectID, body: { change } });
    setError(error);
    if (error) return setTheirs(placed(error, sent));

    known.current = valuesOf(data);
    setSaved(known.current);
    setSavedAt(Date.now());
    setUndoTo(mayUndo(before, known.current) ? before : undefined);
    setTheirs(new Map());
    if (latest.current.upload === sent.upload && data.image.kind === 'picture' && sent.upload)
      put({ ...latest.current, picture: 'keep', upload: null });
  }

  /** One save after the other: what was typed meanwhile goes with the next. */
  function commit() {
    clearTimeout(timer.current);
    const next = (running.current ?? Promise.resolve()).then(save).finally(() => {
      if (running.current === next) running.current = undefined;
    });
    running.current = next;
  }

  const flush = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (!isSame(known.current, latest.current)) commit();
  });
  useEffect(() => () => flush(), []);

  const isDirty = !isSame(saved, values);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const form: ProposalForm = {
    values,
    set: (name, value) => {
      put({ ...latest.current, [name]: value });
      setUndoTo(undefined);
      setTheirs(before => new Map([...before].filter(([one]) => one !== name)));
      clearTimeout(timer.current);
      timer.current = setTimeout(commit, PAUSE);
    },
    leave: name => {
      setLeft(before => new Set(before).add(name));
      commit();
    },
    errorOf: name => {
      const problem = left.has(name) ? (problems.get(name) ?? theirs.get(name)) : theirs.get(name);
      return problem && wordsFor(name, problem, values);
    },
  };

  return {
    form,
    savedAt,
    isSaving: amend.isBusy,
    /** Why the last save failed, until the next works. */
    error,
    isDirty,
    hasProblems: problems.size > 0,
    again: commit,
    undo:
      undoTo &&
      (() => {
        put(undoTo);
        setUndoTo(undefined);
        commit();
      }),
  };
}

const placed = (error: ApiError, values: ProposalValues): ReadonlyMap<FieldName, FieldError> =>
  new Map(
    error.fields.flatMap(field => {
      const name = fieldAt(field.path, values);
      return name ? [[name, field]] : [];
    }),
  );

/** A picture that was replaced cannot be brought back. */
const mayUndo = (before: ProposalValues, now: ProposalValues): boolean =>
  before.picture !== 'keep' || now.picture === 'keep';
