import type { Answers } from './fakeApi.ts';

/** Steps by which a test opens a form and types into it. */
export interface FormVisit {
  path: string;
  answers: Answers;
  /** Buttons or links that open the form, one after the other. */
  opener?: readonly (string | RegExp)[];
  /** Whether the address opens the form again. */
  isInAddress?: boolean;
  /** Label of the field to type in; by default the last text field of the dialog. */
  field?: string | RegExp;
  text?: string;
  isVisitor?: boolean;
  /** Items that earlier visits have stored on the device. */
  stored?: Record<string, unknown>;
}
