import {
  type ChangeEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type * as z from 'zod/mini';
import type { ErrorCode } from '#shared/errors.ts';
import { check, type FieldError } from '#shared/validation.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { type Draft, useDraft } from './useDraft.ts';

type Values = Record<string, unknown>;
type NameOf<V> = keyof V & string;

export interface FormOptions<V extends Values, S extends z.ZodMiniType> {
  /** What the contract takes; every field is checked by it as it is typed. */
  schema: S;
  initial: V;
  /** What the schema checks. Left out: the values, without empty texts. */
  toInput?: (values: V) => unknown;
  /** Refusals that belong to a field. */
  refusalsAt?: Partial<Record<ErrorCode, NameOf<V>>>;
  /** Keeps what is typed on this device until it has been sent. */
  draft?: Draft<V>;
}

export interface FormProblem<Name extends string> {
  /** Undefined: the whole form. */
  name: Name | undefined;
  text: string;
}

/** Values, checks and refusals of a form. A field is checked when it is left, then with each key until it is right. */
export function useForm<V extends Values, S extends z.ZodMiniType>({
  schema,
  initial,
  toInput = withoutEmpty,
  refusalsAt = {},
  draft,
}: FormOptions<V, S>) {
  const words = useServerMessages();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Refused<NameOf<V>>>({});
  /** Counts what failed: the summary takes focus each time. */
  const [failures, setFailures] = useState(0);
  const [isSubmitted, setSubmitted] = useState(false);
  const forgetDraft = useDraft(draft, values, setValues);
  useTypedBefore(form, values, setValues);

  const checked = useMemo(() => check(schema, toInput(values)), [schema, toInput, values]);
  const wrong = firstOfEach(checked.fields ?? []);
  const isShown = (name: string) => isSubmitted || left.has(name);

  const errorOf = (name: NameOf<V>): string | undefined => {
    const own = wrong.get(name);
    if (own && isShown(name)) return words.field(own);
    if (refused.error && refused.at === name) return words.refusal(refused.error);
    const theirs = refused.fields?.find(({ path }) => path.split('.')[0] === name);
    return theirs && words.field(theirs);
  };

  function set<Name extends NameOf<V>>(name: Name, value: V[Name]) {
    setValues(values => ({ ...values, [name]: value }));
    setRefused(refused => withoutField(refused, name));
  }

  function leave(name: NameOf<V>) {
    if (values[name] !== initial[name] || values[name]) setLeft(left => new Set(left).add(name));
  }

  const problems: FormProblem<NameOf<V>>[] = Object.keys(values).flatMap((name: NameOf<V>) => {
    const text = errorOf(name);
    return text ? [{ name, text }] : [];
  });
  if (refused.error && refused.at === undefined && !refused.fields?.length)
    problems.push({ name: undefined, text: words.refusal(refused.error) });

  /** For `onSubmit`: sends what was accepted, and shows what was not. */
  const submit =
    (send: (value: z.output<S>) => Promise<{ error?: ApiError | undefined }>) =>
    async (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      setSubmitted(true);
      setRefused({});
      if (checked.fields) return setFailures(count => count + 1);

      const { error } = await send(checked.value);
      if (!error) return forgetDraft();
      setRefused({ error, at: refusalsAt[error.code as ErrorCode], fields: error.fields });
      setFailures(count => count + 1);
    };

  return {
    values,
    set,
    submit,
    errorOf,
    /** Why the last call was refused, until its field is changed. */
    refusal: refused.error,
    isChanged: values !== initial,
    /** For a text field: its name, value, handlers and error. */
    bind: (name: NameOf<V>) => ({
      name,
      value: String(values[name] ?? ''),
      error: errorOf(name),
      onBlur: () => leave(name),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        set(name, event.target.value as V[typeof name]), // a text field holds text
    }),
    /** For the form element and its summary. */
    form,
    summary: { failures, problems: failures > 0 ? problems : [], form },
    reset: (to: V) => {
      setValues(to);
      setLeft(new Set());
      setRefused({});
      setSubmitted(false);
      setFailures(0);
    },
  };
}

interface Refused<Name extends string> {
  error?: ApiError;
  at?: Name | undefined;
  fields?: readonly FieldError[];
}

/** Changing a field takes away what the server said of it. */
function withoutField<Name extends string>(refused: Refused<Name>, name: string): Refused<Name> {
  if (refused.at === name) return {};
  if (!refused.fields?.length) return refused;
  const fields = refused.fields.filter(({ path }) => path.split('.')[0] !== name);
  return fields.length > 0 ? { ...refused, fields } : {};
}

const firstOfEach = (fields: readonly FieldError[]): Map<string, FieldError> =>
  new Map(fields.toReversed().map(field => [field.path.split('.')[0] ?? '', field]));

/** An empty text is a field that was left out. */
export const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** What a person, or the browser for them, filled in before the page came alive. */
function useTypedBefore<V extends Values>(
  form: React.RefObject<HTMLFormElement | null>,
  values: V,
  setValues: (change: (values: V) => V) => void,
) {
  const takeOver = useEffectEvent(() => {
    const fields = form.current ? [...new FormData(form.current)] : [];
    const typed = fields.filter(
      ([name, text]) => typeof values[name] === 'string' && typeof text === 'string' && text !== values[name],
    );
    if (typed.length > 0) setValues(values => ({ ...values, ...Object.fromEntries(typed) }));
  });
  useEffect(() => takeOver(), []);
}
