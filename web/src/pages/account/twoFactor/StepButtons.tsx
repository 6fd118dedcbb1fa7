import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';

interface StepButtonsProps {
  submit: string;
  isBusy: boolean;
  onCancel: () => void;
}

/** Buttons of a step: submit, or give up. */
export function StepButtons({ submit, isBusy, onCancel }: StepButtonsProps) {
  const { t } = useTranslation('twoFactor');
  return (
    <div className="save-bar">
      <Button type="submit" kind="moss" busy={isBusy && t('busy')}>
        {submit}
      </Button>
      <Button kind="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
