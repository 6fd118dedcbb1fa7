import './SupportForm.css';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useVersionOf } from '#web/domain/reading/versions.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { written } from '#web/ui/Written.tsx';
import { Amounts, type SupportFieldsProps, Units } from './SupportFields.tsx';

interface GiveFormProps extends SupportFieldsProps {
  /** Called when the form is submitted, also while the choice is not possible. */
  onGive: () => void;
  /** Amount to pay in minor units, if it differs from the chosen one. */
  total?: number | undefined;
  /** Label of the button while the gift is being sent; otherwise false. */
  busy?: string | false;
  /** Content between the choice and the button. */
  before?: ReactNode;
  children: ReactNode;
}

/** The choice between a donation and points, and its button. */
export function GiveForm({
  project,
  support,
  onGive,
  total = support.total,
  busy = false,
  before,
  children,
}: GiveFormProps) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const [tried, setTried] = useState(false);
  const { project: shown, languageOf } = useVersionOf(project);
  const { kind, isPossible, units } = support;
  const sum = format.money(total, project.currency, { whole: true });

  function give(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    onGive();
  }

  const word = () => {
    if (!isPossible) return t(kind === 'points' ? 'give.points' : 'give.donate');
    if (kind === 'points')
      return (
        <span>
          <Trans
            t={t}
            i18nKey="give.buy"
            values={{ number: format.number(units), name: shown.contributionName, sum }}
            components={{ n: <bdi {...written(languageOf('contributionName'))} /> }}
          />
        </span>
      );
    return t('give.donateSum', { sum });
  };

  return (
    <form className="give" onSubmit={give} noValidate>
      <Segmented
        block
        label={t('give.way')}
        options={[
          { value: 'donation', label: t('give.donate') },
          { value: 'points', label: t('give.points') },
        ]}
        value={kind}
        onChange={support.setKind}
      />
      {kind === 'donation' ? (
        <Amounts project={project} support={support} tried={tried} />
      ) : (
        <Units project={project} support={support} />
      )}
      {before}
      {(kind === 'donation' || support.most > 0) && (
        <Button kind="ember" size="l" block type="submit" busy={busy}>
          {word()}
        </Button>
      )}
      {children}
    </form>
  );
}
