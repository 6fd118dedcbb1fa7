import { type SyntheticEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Returns a factory of `onSubmit` handlers that send valid values, one submission at a time. `settle` is called once
 * react-hook-form has finished the submission, so it may reset the form.
 */
export function useSubmission<Values extends FieldValues, Output>(
  engine: UseFormReturn<Values, unknown, Output>,
) {
  const isSubmitting = useRef(false);

  return <Outcome>(send: (value: Output) => Promise<Outcome>, settle?: (outcome: Outcome) => void) =>
    async (event?: SyntheticEvent): Promise<void> => {
      event?.preventDefault();
      if (isSubmitting.current) return;
      isSubmitting.current = true;
      try {
        const sent: Outcome[] = [];
        await engine.handleSubmit(async value => void sent.push(await send(value)))();
        for (const outcome of sent) settle?.(outcome);
      } finally {
        isSubmitting.current = false;
      }
    };
}
