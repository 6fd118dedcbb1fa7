import { type SubmitEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ErrorCode } from '#shared/errors.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { type CheckedFormOptions, type FieldNameOf, useCheckedForm } from './useCheckedForm.ts';

type Sent<Data> = { data: Data; error?: undefined } | { data?: undefined; error: ApiError };

export interface SentFormOptions<Values, Output, Data> extends CheckedFormOptions<Values, Output> {
  /** Asks about something in a valid form before it is sent; it is not sent if the answer is false. */
  confirm?: ((value: Output) => Promise<boolean>) | undefined;
  send: (value: Output) => Promise<Sent<Data>>;
  /** Field at which to show each refusal that names no field. */
  refusalsAt?: Partial<Record<ErrorCode, FieldNameOf<Values>>> | undefined;
  /** Field of a path that a refusal names; by default its first segment. */
  fieldAt?: ((path: string) => string | undefined) | undefined;
  onDone?: ((data: Data) => void) | undefined;
  onRefused?: ((refusal: ApiError) => void) | undefined;
  /** Whether the draft stays after the form has been sent, because that can still be undone; the caller removes it later. */
  keepsDraft?: boolean;
}

/**
 * A form that is sent. Refusals appear at their fields or in the summary, typed values are kept on the device until they have been
 * sent, and nothing is sent a second time while the first is pending.
 */
export function useSentForm<Values extends FieldValues, Output, Data>({
  confirm,
  send,
  refusalsAt = {},
  fieldAt,
  onDone,
  onRefused,
  keepsDraft = false,
  ...options
}: SentFormOptions<Values, Output, Data>) {
  const form = useCheckedForm<Values, Output>(options);
  const [error, setError] = useState<ApiError>();
  const fieldOf = (refusal: ApiError): FieldNameOf<Values> | undefined =>
    refusalsAt[refusal.code as ErrorCode]; // codes created by the client have no field

  const submit = form.submit(
    async value => {
      if (confirm && !(await confirm(value))) return undefined;
      setError(undefined);
      const outcome = await send(value);
      setError(outcome.error);
      if (outcome.error) form.showRefusal(outcome.error, fieldOf(outcome.error), fieldAt);
      return outcome;
    },
    outcome => {
      if (!outcome) return;
      if (outcome.error) return onRefused?.(outcome.error);
      if (!keepsDraft) form.draft.forget();
      onDone?.(outcome.data);
    },
  );

  const field = error && fieldOf(error);
  const isStanding =
    form.engine.formState.errors.root?.['server'] !== undefined ||
    (field !== undefined && form.isOfServer(field));

  return {
    ...form,
    isBusy: form.engine.formState.isSubmitting,
    /** Refusal of the last submission, until its field changes. */
    refusal: isStanding ? error : undefined,
    /** Sends the form without its button. */
    sendNow: submit,
    formProps: {
      ref: form.element,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
  };
}
