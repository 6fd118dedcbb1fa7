import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { EndpointID } from '#shared/contracts/index.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { useMutation } from '#web/api/hooks.ts';
import type { ApiInput, ApiOutput } from '#web/api/request.ts';
import { type FormCheckResult, withoutEmpty } from './fieldProblem.ts';
import { useTextLanguage } from './textLanguage/useTextLanguage.ts';
import type { FormDraftOptions } from './useFormDraft.ts';
import { type SentFormOptions, useSentForm } from './useSentForm.ts';
import { useSubmissionKey } from './useSubmissionKey.ts';

export interface ContractFormOptions<Id extends EndpointID, Values, Schema extends z.ZodMiniType>
  extends Pick<
    SentFormOptions<Values, unknown, ApiOutput<Id>>,
    'refusalsAt' | 'fieldAt' | 'onDone' | 'onRefused' | 'wordsFor'
  > {
  /** Loads the body schema of the contract: `async () => (await import('…/requests.ts')).requests.sendRequest.spec.body`. */
  schema: () => Promise<Schema>;
  initial: Values;
  /**
   * Subject of the form, such as a ProjectID, which identifies its draft on the device; empty if each person has only one such
   * form. Null for forms whose draft is kept elsewhere, or in which an intention is confirmed.
   */
  draftOf: string | null;
  /** Parses what is not a text, a number, a truth value or a list of texts when the draft is restored. */
  parseDraft?: FormDraftOptions<Values>['parse'];
  /** Input of the schema, by default the values without empty texts; the key is for contracts that take a `submissionKey`. */
  toInput?: (values: Values, submissionKey: string) => unknown;
  /** Asks about something in a valid body before it is sent; it is not sent if the answer is false. */
  confirm?: (body: z.output<Schema>) => Promise<boolean>;
  /** The texts in the values whose language their author is asked for, as one text. */
  textsOf?: (values: Values) => string;
  /** The language in which the texts to edit are written. */
  textLanguage?: WrittenLanguage | undefined;
  /** Builds the request from a valid body. */
  toCall: (body: z.output<Schema>) => ApiInput<Id>;
  /** Endpoints whose cached responses become stale. */
  changes?: readonly EndpointID[];
}

/**
 * Loads a schema after the first view and returns a function that validates input with it. If the schema cannot be loaded, input is
 * accepted as it is: the server validates it with the same schema, and its refusal names the fields.
 */
function useLoadedSchema<Schema extends z.ZodMiniType>(load: () => Promise<Schema>) {
  type Result = FormCheckResult<z.output<Schema>>;
  const loaded = useRef<((input: unknown) => Result) | undefined>(undefined);

  async function loadOnce(): Promise<(input: unknown) => Result> {
    try {
      const [{ check }, schema] = await Promise.all([import('#shared/contracts/validation.ts'), load()]);
      return (loaded.current ??= input => check(schema, input));
    } catch {
      return input => ({ value: input as z.output<Schema> });
    }
  }
  const preload = useEffectEvent(() => void loadOnce());
  useEffect(() => preload(), []);

  return (input: unknown): Result | Promise<Result> =>
    loaded.current ? loaded.current(input) : loadOnce().then(check => check(input));
}

/**
 * A form that sends one mutation. The schema is fetched after the first view. Refusals appear at their fields or in the summary,
 * typed values are kept on the device until they are sent, and a pending submission is never sent twice.
 */
export function useContractForm<
  Id extends EndpointID,
  Values extends FieldValues,
  Schema extends z.ZodMiniType,
>(
  endpoint: Id,
  {
    schema,
    initial,
    draftOf,
    parseDraft,
    toInput = withoutEmpty,
    confirm,
    textsOf,
    textLanguage: known,
    toCall,
    changes = [],
    refusalsAt,
    fieldAt,
    wordsFor,
    onDone,
    onRefused,
  }: ContractFormOptions<Id, Values, Schema>,
) {
  const { run } = useMutation(endpoint, changes, { quiet: true });
  const key = useSubmissionKey();
  const textLanguage = useTextLanguage(known);
  const validate = useLoadedSchema(schema);
  const form = useSentForm<Values, z.output<Schema>, ApiOutput<Id>>({
    initial,
    check: async values => atFields(await validate(toInput(values, key.current())), fieldAt),
    wordsFor,
    draft: draftOf === null ? null : { form: endpoint, of: draftOf, parse: parseDraft, key },
    confirm,
    async send(body) {
      key.send();
      form.draft.keep(); // with the key: the answer may be lost together with this page
      const outcome = await run(
        textsOf ? { ...toCall(body), textLanguage: textLanguage.value } : toCall(body),
      );
      key.settle(outcome);
      return outcome;
    },
    refusalsAt,
    fieldAt,
    onDone,
    onRefused,
  });
  return {
    ...form,
    ...(textsOf && { textLanguage: { state: textLanguage, text: textsOf(form.values) } }),
  };
}

/** The errors of a body at the fields in which its values are typed; those of no field stay where they are. */
const atFields = <Output>(
  result: FormCheckResult<Output>,
  fieldAt: (path: string) => string | undefined = path => path,
): FormCheckResult<Output> =>
  result.fields
    ? { fields: result.fields.map(field => ({ ...field, path: fieldAt(field.path) ?? field.path })) }
    : result;
