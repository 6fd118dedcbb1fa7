import type { FormHTMLAttributes, ReactNode } from 'react';
import type { ApiError } from '#web/api/apiError.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';
import { KeptNotice } from './KeptNotice.tsx';
import type { TextLanguageProps } from './textLanguage/TextLanguage.tsx';
import { useFocusFirstError } from './useFocusFirstError.ts';
import type { DraftState } from './useFormDraft.ts';

/** Parts of a form that `Form` needs, whatever its fields are: the result of `useContractForm`. */
export interface FramedForm<Name extends string> {
  formProps: Pick<FormHTMLAttributes<HTMLFormElement>, 'noValidate' | 'onSubmit'> & {
    ref: ErrorSummaryProps<Name>['form'];
  };
  summary: Omit<ErrorSummaryProps<Name>, 'labels' | 'children'>;
  draft: DraftState;
  isBusy: boolean;
  /** Refusal of the last submission, if no field shows it. */
  refusal?: ApiError | undefined;
  /** The texts whose language the author is asked for, and what is known of it. */
  textLanguage?: TextLanguageProps | undefined;
}

export interface FormHeadProps<Name extends string> {
  form: Omit<FramedForm<Name>, 'formProps' | 'isBusy'>;
  /** Labels of the fields: lists all errors, with links to their fields. Otherwise the first field in error takes the focus. */
  labels?: ErrorSummaryProps<Name>['labels'] | undefined;
  /** Content below the list of errors. */
  help?: ReactNode;
  /** Title of the alert with the reason why the submission was refused. */
  failed?: ReactNode;
  /** Content shown instead of the refusal; null for nothing. */
  refused?: ReactNode;
}

/** Notice of restored values, and the errors or the refusal of the last submission. */
export function FormHead<Name extends string>({
  form: { summary, draft, refusal },
  labels,
  help,
  failed,
  refused,
}: FormHeadProps<Name>) {
  const words = useServerMessages();
  useFocusFirstError(summary.form, labels ? 0 : summary.submissions);
  const problem = () => {
    if (refused !== undefined) return refused;
    if (labels)
      return (
        <ErrorSummary {...summary} labels={labels}>
          {help}
        </ErrorSummary>
      );
    if (!refusal || failed === undefined) return null;
    return (
      <Alert kind="error" announce title={failed}>
        {words.refusal(refusal)}
      </Alert>
    );
  };

  return (
    <>
      <KeptNotice draft={draft} />
      {problem()}
    </>
  );
}

type FormAttributes = Pick<
  FormHTMLAttributes<HTMLFormElement>,
  'className' | 'aria-label' | 'aria-labelledby' | 'children'
>;

/** The element of a form whose head stands elsewhere in it. */
export const FormElement = <Name extends string>({
  form,
  ...rest
}: FormAttributes & { form: Pick<FramedForm<Name>, 'formProps'> }) => <form {...rest} {...form.formProps} />;

export interface FormProps<Name extends string> extends FormHeadProps<Name>, FormAttributes {
  form: FramedForm<Name>;
  /** Introduction above the errors. */
  lead?: ReactNode;
}

/** Frame of every form that is submitted: introduction, notice of restored values, errors or refusal, and fields. */
export const Form = <Name extends string>({
  form,
  lead,
  labels,
  help,
  failed,
  refused,
  children,
  ...rest
}: FormProps<Name>) => (
  <FormElement form={form} {...rest}>
    {lead}
    <FormHead {...{ form, labels, help, failed, refused }} />
    {children}
  </FormElement>
);
