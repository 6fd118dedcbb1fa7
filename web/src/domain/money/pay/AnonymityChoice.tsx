import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/ui/Choice.tsx';
import { Hint } from '#web/ui/fields/Field.tsx';

interface AnonymityChoiceProps {
  anonymous: boolean;
  onChange: (anonymous: boolean) => void;
}

/** Lets the payer hide their name from the project. */
export function AnonymityChoice({ anonymous, onChange }: AnonymityChoiceProps) {
  const { t } = useTranslation('contributions');
  return (
    <div>
      <Checkbox
        label={t('anonymity.label')}
        checked={anonymous}
        aria-describedby="anonymity"
        onChange={event => onChange(event.target.checked)}
      />
      <Hint id="anonymity">{t('anonymity.hint')}</Hint>
    </div>
  );
}
