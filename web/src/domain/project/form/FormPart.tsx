import './Form.css';
import type { ReactNode } from 'react';
import { type StepState, StepStone } from '#web/ui/workspace/Steps.tsx';

export interface FormPartProps {
  id: string;
  number: number;
  state: StepState;
  title: string;
  hint: string;
  children: ReactNode;
}

/** Section of the form with a numbered stone. */
export const FormPart = ({ id, number, state, title, hint, children }: FormPartProps) => (
  <section className="fsec" id={id} aria-labelledby={`${id}-title`}>
    <header>
      <StepStone {...{ number, state }} />
      <div>
        <h2 className="h3" id={`${id}-title`}>
          {title}
        </h2>
        <p className="small soft">{hint}</p>
      </div>
    </header>
    <div className="fbody">{children}</div>
  </section>
);
