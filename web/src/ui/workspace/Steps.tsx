import './Steps.css';
import check from 'lucide-static/icons/check.svg?raw';
import { useTranslation } from 'react-i18next';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';

export type StepState = 'todo' | 'now' | 'done';

export interface StepStoneProps {
  number: number;
  state: StepState;
}

/** Numbered stone of a step; solid when the step is complete. */
export function StepStone({ number, state }: StepStoneProps) {
  const { t } = useTranslation('common');
  return (
    <span className={classes('fstone', state !== 'todo' && state)}>
      {state === 'done' ? <Icon svg={check} /> : number}
      <span className="sr">{t(`steps.${state}`)}</span>
    </span>
  );
}

export interface StepsProps {
  label: string;
  steps: readonly { title: string; state: StepState }[];
}

/** Navigation of a process in several steps. */
export const Steps = ({ label, steps }: StepsProps) => (
  <ol className="step-list" aria-label={label}>
    {steps.map(({ title, state }, index) => (
      <li key={title} aria-current={state === 'now' ? 'step' : undefined}>
        <StepStone number={index + 1} state={state} />
        <span>{title}</span>
      </li>
    ))}
  </ol>
);
