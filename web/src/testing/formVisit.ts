import type { Answers } from './fakeApi.ts';

/** How a test gets to a form. */
export interface FormVisit {
  path: string;
  answers: Answers;
  /** Buttons or links that open the form, one after the other. */
  opener?: readonly (string | RegExp)[];
  /** The address opens the form again. */
  isInAddress?: boolean;
  /** Label of the field to type in; by default the last text field of the dialog. */
  field?: string | RegExp;
  text?: string;
  isVisitor?: boolean;
  /** What earlier visits have stored on the device. */
  stored?: Record<string, unknown>;
}
