import sparkles from 'lucide-static/icons/sparkles.svg?raw';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GenerationQuota } from '#shared/entities/generated.ts';
import { type Audience, audiences, type Constraint, constraints, generation } from '#shared/generation.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useSubmissionKey } from '#web/domain/form/useSubmissionKey.ts';
import { limitUsed, useQuotaText } from '#web/domain/generated/useQuotaText.ts';
import { LimitAlert } from '#web/domain/limit/LimitAlert.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';

export interface IdeaFormProps {
  /** The generations of today, once they are known. */
  quota: GenerationQuota | undefined;
  onGenerated: (count: number) => void;
}

/** Asks for ideas: a topic, an audience and a rule, all optional. */
export function IdeaForm({ quota, onGenerated }: IdeaFormProps) {
  const { t } = useTranslation('ideas');
  const lang = useLanguage();
  const left = useQuotaText(quota);
  const { refusal } = useServerMessages();
  const { run, isBusy, error, reset } = useMutation('generateContent', ['listGeneratedIdeas'], {
    quiet: true,
  });
  const [topic, setTopic] = useState('');
  const [audience, setAudience] = useState<Audience>();
  const [constraint, setConstraint] = useState<Constraint>();
  const key = useSubmissionKey();

  const limit = limitUsed(quota, error);
  const isLimited = limit !== undefined && error !== undefined;
  const trimmed = topic.trim();
  const isTooShort = trimmed !== '' && trimmed.length < generation.topic.min;

  async function generate(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isTooShort || isBusy) return;
    const outcome = await run({
      body: {
        kind: 'ideas',
        language: lang,
        submissionKey: key.current(),
        ...(trimmed && { topic: trimmed }),
        ...(audience && { audience }),
        ...(constraint && { constraint }),
      },
    });
    key.settle(outcome);
    if (outcome.data) onGenerated(outcome.data.items.length);
  }

  function change<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      set(value);
      key.renew();
      reset();
    };
  }

  return (
    <form className="sheet idea-form" noValidate onSubmit={event => void generate(event)}>
      {limit && <LimitAlert {...limit} isRefused={isLimited} />}
      <TextField
        label={t('form.topic')}
        hint={t('form.topicHint')}
        optional
        name="topic"
        value={topic}
        maxLength={generation.topic.max}
        error={isTooShort ? t('form.topicShort') : undefined}
        onChange={event => change(setTopic)(event.target.value)}
      />
      <Choices
        legend={t('form.audience')}
        values={audiences}
        chosen={audience}
        labelOf={value => t(`audience.${value}`)}
        onChoose={change(setAudience)}
      />
      <Choices
        legend={t('form.constraint')}
        values={constraints}
        chosen={constraint}
        labelOf={value => t(`constraint.${value}`)}
        onChoose={change(setConstraint)}
      />
      {error && !isLimited && (
        <Alert kind="error" announce title={t('notGenerated')} onDismiss={reset}>
          {refusal(error)}
        </Alert>
      )}
      <div className="row wrapx">
        <Button
          type="submit"
          kind="moss"
          icon={sparkles}
          disabled={limit !== undefined}
          busy={isBusy && t('form.generating')}
        >
          {t('form.generate', { count: generation.ideas })}
        </Button>
        {left && limit === undefined && <span className="small soft">{left}</span>}
      </div>
    </form>
  );
}

interface ChoicesProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  chosen: Value | undefined;
  labelOf: (value: Value) => string;
  onChoose: (value: Value | undefined) => void;
}

/** Chips of which at most one is chosen; choosing it again clears it. */
function Choices<Value extends string>({ legend, values, chosen, labelOf, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className="idea-chips">
      <legend className="label">{legend}</legend>
      <div className="row row-2 wrapx">
        {values.map(value => (
          <Chip
            key={value}
            chosen={value === chosen}
            onClick={() => onChoose(value === chosen ? undefined : value)}
          >
            {labelOf(value)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
