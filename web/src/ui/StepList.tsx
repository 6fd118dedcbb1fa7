import './StepList.css';
import type { ReactNode } from 'react';

export interface StepListProps {
  title: string;
  steps: readonly {
    name: string;
    title: string;
    text: ReactNode;
    /** A button or link. */
    action?: ReactNode;
  }[];
}

/** The steps that follow, with their heading. */
export function StepList({ title, steps }: StepListProps) {
  return (
    <section className="step-list" aria-labelledby="next-steps">
      <h2 className="h3" id="next-steps">
        {title}
      </h2>
      <ol>
        {steps.map(step => (
          <li key={step.name}>
            <b className="strong">{step.title}</b>
            <span className="soft">{step.text}</span>
            {step.action}
          </li>
        ))}
      </ol>
    </section>
  );
}
