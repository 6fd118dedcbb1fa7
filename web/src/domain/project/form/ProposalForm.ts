import type { ChangeEvent } from 'react';
import type { FieldName, ProposalValues } from './values.ts';

/** What the parts of the form need of whoever keeps its values: the proposal's draft, or a project that saves itself. */
export interface ProposalForm {
  values: ProposalValues;
  set: <Name extends FieldName>(name: Name, value: ProposalValues[Name]) => void;
  /** The person has left the field: what is wrong with it may be said. */
  leave: (name: FieldName) => void;
  errorOf: (name: FieldName) => string | undefined;
}

type TextName = {
  [Name in FieldName]: ProposalValues[Name] extends string
    ? string extends ProposalValues[Name]
      ? Name
      : never
    : never;
}[FieldName];

/** Name, value, handlers and error of a field of text. */
export const bind = ({ values, set, leave, errorOf }: ProposalForm, name: TextName) => ({
  name,
  value: values[name],
  error: errorOf(name),
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(name, event.target.value),
  onBlur: () => leave(name),
});
