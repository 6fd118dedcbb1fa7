import sparkles from 'lucide-static/icons/sparkles.svg?raw';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GenerationQuota } from '#shared/entities/generated.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { LimitAlert } from '#web/domain/limit/LimitAlert.tsx';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { limitUsed, useQuotaText } from './useQuotaText.ts';

export interface SuggestButtonProps {
  children: string;
  /** Field that chooses the subject of the suggestions. */
  choice?: ReactNode;
  quota: GenerationQuota | undefined;
  isBusy: boolean;
  error: ApiError | undefined;
  onClick: () => void;
}

/** Button that requests suggestions, with the number of generations left, or the reason why there are none. */
export function SuggestButton({ children, choice, quota, isBusy, error, onClick }: SuggestButtonProps) {
  const { t } = useTranslation('workspace');
  const { refusal } = useServerMessages();
  const left = useQuotaText(quota);
  const limit = limitUsed(quota, error);
  if (limit) return <LimitAlert {...limit} />;
  return (
    <>
      <div className="row wrapx">
        {choice}
        <Button size="s" icon={sparkles} busy={isBusy && t('suggest.generating')} onClick={onClick}>
          {children}
        </Button>
        {left && <span className="fine muted">{left}</span>}
      </div>
      {error && (
        <Alert kind="info" announce title={t('suggest.failed')}>
          {refusal(error)}
        </Alert>
      )}
    </>
  );
}
