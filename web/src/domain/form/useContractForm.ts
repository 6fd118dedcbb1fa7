import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { EndpointID } from '#shared/contracts/index.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';
import type { ApiInput, ApiOutput } from '#web/api/request.ts';
import { type FormCheckResult, withoutEmpty } from './fieldProblem.ts';
import { type CheckedFormOptions, type FieldNameOf, useCheckedForm } from './useCheckedForm.ts';
import { useSubmissionKey } from './useSubmissionKey.ts';

export interface ContractFormOptions<Id extends EndpointID, Values, Schema extends z.ZodMiniType> {
  /** Loads the body schema of the contract: `async () => (await import('…/requests.ts')).requests.sendRequest.spec.body`. */
  schema: () => Promise<Schema>;
  initial: Values;
  /** Input of the schema, by default the values without empty texts; the key is for contracts that take a `submissionKey`. */
  toInput?: (values: Values, submissionKey: string) => unknown;
  /** Builds the request from a valid body. */
  toCall: (body: z.output<Schema>) => ApiInput<Id>;
  /** Endpoints whose cached responses become stale. */
  changes?: readonly EndpointID[];
  /** Message for a problem; by default the translation of its key. */
  wordsFor?: CheckedFormOptions<Values, unknown>['wordsFor'];
  /** Field at which to show each refusal that names no field. */
  refusalsAt?: Partial<Record<ErrorCode, FieldNameOf<Values>>>;
  onDone?: (data: ApiOutput<Id>) => void;
  onRefused?: (refusal: ApiError) => void;
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
 * A form that sends one mutation. The schema is fetched after the first view. Refusals appear at their fields or in the summary, the input is kept, and a pending submission is
 * never sent twice.
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
    toInput = withoutEmpty,
    toCall,
    changes = [],
    refusalsAt = {},
    wordsFor,
    onDone,
    onRefused,
  }: ContractFormOptions<Id, Values, Schema>,
) {
  const { run, isBusy, error } = useMutation(endpoint, changes, { quiet: true });
  const key = useSubmissionKey();
  const validate = useLoadedSchema(schema);
  const form = useCheckedForm<Values, z.output<Schema>>({
    initial,
    check: values => validate(toInput(values, key.current())),
    wordsFor,
  });
  const fieldOf = (refusal: ApiError): FieldNameOf<Values> | undefined =>
    refusalsAt[refusal.code as ErrorCode]; // codes created by the client have no field

  const submit = form.submit(
    async body => {
      const outcome = await run(toCall(body));
      key.settle(outcome);
      if (outcome.error) form.showRefusal(outcome.error, fieldOf(outcome.error));
      return outcome;
    },
    ({ data, error }) => (error ? onRefused?.(error) : onDone?.(data)),
  );

  const field = error && fieldOf(error);
  const isStanding =
    form.engine.formState.errors.root?.['server'] !== undefined ||
    (field !== undefined && form.isOfServer(field));

  return {
    ...form,
    isBusy,
    /** Refusal of the last submission, until its field changes. */
    refusal: isStanding ? error : undefined,
    formProps: {
      ref: form.element,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
  };
}
