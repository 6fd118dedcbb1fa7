import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  useForm,
  useWatch,
} from 'react-hook-form';
import type { ApiError } from '#web/api/apiError.ts';
import { afterPress } from '#web/api/press.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import {
  decodeProblem,
  encodeProblem,
  type FieldProblem,
  type FormCheck,
  problemOfRefusal,
  standardSchemaOf,
} from './fieldProblem.ts';
import { type FormDraftOptions, useFormDraft } from './useFormDraft.ts';
import { useSubmission } from './useSubmission.ts';

export type FieldNameOf<Values> = keyof Values & string;

/** Names of the fields with text values. */
export type TextNameOf<Values> = {
  [Name in FieldNameOf<Values>]: Values[Name] extends string
    ? string extends Values[Name]
      ? Name
      : never
    : never;
}[FieldNameOf<Values>];

/** The part of a form that its fields use; independent of the page. */
export interface FormFields<Values> {
  values: Values;
  set: <Name extends FieldNameOf<Values>>(name: Name, value: Values[Name]) => void;
  /** Marks a field as left: from now on, or from the end of a press on, its errors are shown. */
  leave: (name: FieldNameOf<Values>) => void;
  errorOf: (name: FieldNameOf<Values>) => string | undefined;
  /** Name, value, handlers and error of a text field. */
  bind: (name: TextNameOf<Values>) => {
    name: string;
    value: string;
    error: string | undefined;
    onBlur: () => void;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
  };
}

export interface FormProblem<Name extends string = string> {
  /** Undefined if the problem concerns the whole form. */
  name: Name | undefined;
  text: string;
}

export interface CheckedFormOptions<Values, Output> {
  initial: Values;
  check: FormCheck<Values, Output>;
  /** Message for a problem; by default the translation of its key. */
  wordsFor?: ((name: string, problem: FieldProblem, values: Values) => string) | undefined;
  /** Draft of typed values on the device; null for forms that are kept elsewhere, or in which an intention is confirmed. */
  draft: FormDraftOptions<Values> | null;
}

/** Type of errors from the server; they stay until the field changes or the form is submitted again. */
const SERVER = 'server';

/**
 * A react-hook-form form with localised errors. A field is validated when it loses focus, then on every change. The server's errors
 * are shown at their fields.
 */
export function useCheckedForm<Values extends FieldValues, Output>({
  initial,
  check,
  wordsFor,
  draft: draftOptions,
}: CheckedFormOptions<Values, Output>) {
  const messages = useServerMessages();
  const element = useRef<HTMLFormElement>(null);
  const engine = useForm<Values, unknown, Output>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: standardSchemaResolver<Values, unknown, Output>(standardSchemaOf(check)),
    shouldFocusError: false,
  });
  const values = useWatch({ control: engine.control }) as Values; // every field has a default value
  const { errors, isSubmitted, submitCount } = engine.formState;

  const words = ({ i18nID, params, fallback }: FieldProblem) =>
    messages.messageFor(i18nID, params, fallback ?? i18nID);

  const errorAt = (path: string): string | undefined => {
    const message = errorOf(errors, path)?.message;
    if (message === undefined) return undefined;
    const problem = decodeProblem(message);
    return wordsFor?.(path, problem, values) ?? words(problem);
  };

  const isShown = (name: string) => isSubmitted || engine.getFieldState(pathOf<Values>(name)).isTouched;
  const isOfServer = (name: string) => errorOf(errors, name)?.type === SERVER;

  const set: FormFields<Values>['set'] = (name, value) => {
    engine.setValue(pathOf<Values>(name), value, { shouldDirty: true });
    if (isOfServer(name)) engine.clearErrors(pathOf<Values>(name));
    const shown = Object.keys(values).filter(one => isShown(one) && (one === name || !isOfServer(one)));
    void engine.trigger(shown.map(one => pathOf<Values>(one)));
  };

  const leave: FormFields<Values>['leave'] = name => {
    const { isDirty } = engine.getFieldState(pathOf<Values>(name));
    if ((isDirty || values[name]) && !isOfServer(name))
      afterPress(() => void engine.trigger(pathOf<Values>(name), { shouldTouch: true }));
  };

  const fields: FormFields<Values> = {
    values,
    set,
    leave,
    errorOf: errorAt,
    bind: name => ({
      name,
      value: String(values[name] ?? ''),
      error: errorAt(name),
      onBlur: () => leave(name),
      onChange: event => set(name, event.target.value as Values[typeof name]), // a text field holds text
    }),
  };

  /** Shows a refusal at the fields that it names, otherwise at `field`, otherwise for the whole form. */
  function showRefusal(refusal: ApiError, field?: FieldNameOf<Values>, fieldAt = firstSegment) {
    const named = refusal.fields.flatMap(problem => {
      const name = fieldAt(problem.path);
      return name !== undefined && Object.hasOwn(values, name) ? [{ name, problem }] : [];
    });
    for (const { name, problem } of named)
      engine.setError(pathOf<Values>(name), { type: SERVER, message: encodeProblem(problem) });
    if (named.length === 0)
      engine.setError(field === undefined ? 'root.server' : pathOf<Values>(field), {
        type: SERVER,
        message: encodeProblem(problemOfRefusal(refusal)),
      });
  }

  /** Removes the errors that the server has reported. */
  function clearRefusal() {
    const refused = ['root.server', ...Object.keys(values)].filter(isOfServer);
    engine.clearErrors(refused.map(name => pathOf<Values>(name)));
  }

  const problems: FormProblem<FieldNameOf<Values>>[] = Object.keys(values).flatMap(name => {
    const text = errorAt(name);
    return text ? [{ name, text }] : [];
  });
  const whole = errors.root?.['server']?.message;
  if (whole !== undefined) problems.push({ name: undefined, text: words(decodeProblem(whole)) });

  useInputBeforeHydration(element, values, (name, value) =>
    engine.setValue(pathOf<Values>(name), value as PathValue<Values, Path<Values>>, { shouldDirty: true }),
  );

  const draft = useFormDraft(engine, initial, draftOptions);

  return {
    ...fields,
    errorAt,
    draft,
    engine,
    element,
    isShown,
    isOfServer,
    showRefusal,
    clearRefusal,
    submit: useSubmission(engine),
    summary: { submissions: submitCount, problems: isSubmitted ? problems : [], form: element },
  };
}

export type CheckedForm<Values extends FieldValues, Output> = ReturnType<
  typeof useCheckedForm<Values, Output>
>;

const pathOf = <Values extends FieldValues>(name: string) => name as Path<Values>; // every field name is a path
/** The error of a field; of a list, that of its first item with one. */
function errorOf(errors: FieldErrors, path: string): FieldError | undefined {
  const found: unknown = get(errors, path);
  const error: unknown = Array.isArray(found) ? found.find(Boolean) : found;
  return error as FieldError | undefined; // every check reports at the path of a field, or of an item
}
const firstSegment = (path: string): string | undefined => path.split('.')[0];

/** Takes over values that the user or the browser entered before hydration. */
function useInputBeforeHydration<Values extends FieldValues>(
  element: React.RefObject<HTMLFormElement | null>,
  values: Values,
  take: (name: string, value: string) => void,
) {
  const takeOver = useEffectEvent(() => {
    for (const [name, text] of element.current ? new FormData(element.current) : [])
      if (typeof values[name] === 'string' && typeof text === 'string' && text !== values[name])
        take(name, text);
  });
  useEffect(() => takeOver(), []);
}
