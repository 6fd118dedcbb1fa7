import check from 'lucide-static/icons/check.svg?raw';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationPreferences } from '#shared/entities/notificationPreferences.ts';
import {
  type EmailFrequency,
  emailFrequencies,
  type NotificationGroup,
} from '#shared/notificationSettings.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Announced } from '#web/ui/Announced.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { useFrequency } from './useFrequency.ts';

interface FrequencyRowProps {
  group: NotificationGroup;
  saved: EmailFrequency;
  onSaved: (preferences: NotificationPreferences) => void;
}

/** One group with its choice. After a failure, the new choice stays on the screen until it has been saved. */
export function FrequencyRow({ group, saved, onSaved }: FrequencyRowProps) {
  const { t } = useTranslation('subscriptions');
  const { refusal } = useServerMessages();
  const heading = useId();
  const { chosen, state, error, choose } = useFrequency(group, saved, onSaved);
  const title = t(`groups.${group}.title`);

  return (
    <li>
      <div>
        <h2 className="h4" id={heading}>
          {title}
        </h2>
        <p className="small soft">{t(`groups.${group}.text`)}</p>
      </div>
      <div className="frequency-choice">
        <Segmented
          block
          label={t('settings.choice', { title })}
          value={chosen}
          options={emailFrequencies.map(value => ({ value, label: t(`frequencies.${value}`) }))}
          onChange={choose}
        />
        <Announced className="fine soft frequency-state">
          {state === 'saving' && t('settings.saving')}
          {state === 'saved' && (
            <>
              <Icon svg={check} size="s" /> {t('settings.saved')}
            </>
          )}
        </Announced>
      </div>
      {error && (
        <Alert
          kind="error"
          announce
          className="frequency-error"
          title={t('settings.notSaved', { title })}
          action={
            <Button size="s" onClick={() => choose(chosen)}>
              {t('again')}
            </Button>
          }
        >
          {refusal(error)}
        </Alert>
      )}
    </li>
  );
}
