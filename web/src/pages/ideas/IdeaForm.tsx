import sparkles from 'lucide-static/icons/sparkles.svg?raw';
import { useTranslation } from 'react-i18next';
import type { GenerationQuota } from '#shared/entities/generated.ts';
import { type Audience, audiences, type Constraint, constraints, generation } from '#shared/generation.ts';
import { useMutation } from '#web/api/hooks.ts';
import type { ApiOutput } from '#web/api/request.ts';
import { limitUsed, useQuotaText } from '#web/domain/generated/useQuotaText.ts';
import { LimitAlert } from '#web/domain/limit/LimitAlert.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { useSentForm } from '#web/ui/forms/useSentForm.ts';
import { useSubmissionKey } from '#web/ui/forms/useSubmissionKey.ts';
import { Sheet } from '#web/ui/Sheet.tsx';

export interface IdeaFormProps {
  /** The generations of today, once they are known. */
  quota: GenerationQuota | undefined;
  onGenerated: (count: number) => void;
}

interface IdeaValues {
  topic: string;
  /** Empty if none is chosen. */
  audience: Audience | '';
  constraint: Constraint | '';
}
const NOTHING: IdeaValues = { topic: '', audience: '', constraint: '' };

const isTooShort = ({ topic }: IdeaValues): boolean =>
  topic.trim() !== '' && topic.trim().length < generation.topic.min;

/** Asks for ideas: a topic, an audience and a rule, all optional. */
export function IdeaForm({ quota, onGenerated }: IdeaFormProps) {
  const { t } = useTranslation('ideas');
  const lang = useLanguage();
  const left = useQuotaText(quota);
  const { refusal } = useServerMessages();
  const { run } = useMutation('generateContent', ['listGeneratedIdeas'], { quiet: true });
  const key = useSubmissionKey();
  const form = useSentForm<IdeaValues, IdeaValues, ApiOutput<'generateContent'>>({
    initial: NOTHING,
    check: values =>
      isTooShort(values)
        ? { fields: [{ path: 'topic', i18nID: 'validation.invalid', params: {} }] }
        : { value: values },
    wordsFor: () => t('form.topicShort'),
    draft: { form: 'generateContent', of: '', key },
    async send({ topic, audience, constraint }) {
      const submissionKey = key.current();
      key.send();
      form.draft.keep();
      const outcome = await run({
        body: {
          kind: 'ideas',
          language: lang,
          submissionKey,
          ...(topic.trim() && { topic: topic.trim() }),
          ...(audience && { audience }),
          ...(constraint && { constraint }),
        },
      });
      key.settle(outcome);
      return outcome;
    },
    onDone: ({ items }) => onGenerated(items.length),
  });
  const { values, refusal: error } = form;

  const limit = limitUsed(quota, error);
  const isLimited = limit !== undefined && error !== undefined;

  function change<Name extends keyof IdeaValues>(name: Name, value: IdeaValues[Name]) {
    form.set(name, value);
    key.renew();
    form.clearRefusal();
  }

  return (
    <Sheet className="idea-sheet">
      <Form
        form={form}
        className="idea-form"
        refused={limit ? <LimitAlert {...limit} isRefused={isLimited} /> : null}
      >
        <TextField
          label={t('form.topic')}
          hint={t('form.topicHint')}
          optional
          name="topic"
          value={values.topic}
          maxLength={generation.topic.max}
          error={isTooShort(values) ? t('form.topicShort') : undefined}
          onChange={event => change('topic', event.target.value)}
        />
        <Choices
          legend={t('form.audience')}
          values={audiences}
          chosen={values.audience || undefined}
          labelOf={value => t(`audience.${value}`)}
          onChoose={value => change('audience', value ?? '')}
        />
        <Choices
          legend={t('form.constraint')}
          values={constraints}
          chosen={values.constraint || undefined}
          labelOf={value => t(`constraint.${value}`)}
          onChoose={value => change('constraint', value ?? '')}
        />
        {error && !isLimited && (
          <Alert kind="error" announce title={t('notGenerated')} onDismiss={form.clearRefusal}>
            {refusal(error)}
          </Alert>
        )}
        <div className="row wrapx">
          <Button
            type="submit"
            kind="moss"
            icon={sparkles}
            disabled={limit !== undefined}
            busy={form.isBusy && t('form.generating')}
          >
            {t('form.generate', { count: generation.ideas })}
          </Button>
          {left && limit === undefined && <span className="small soft">{left}</span>}
        </div>
      </Form>
    </Sheet>
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
