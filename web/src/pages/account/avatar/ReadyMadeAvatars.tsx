import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { READY_MADE_AVATARS } from '#shared/avatars/readyMadeAvatars.ts';
import { Button } from '#web/ui/Button.tsx';
import { AvatarOptions } from './AvatarOptions.tsx';

const FIRST = 18;
const MORE = 32;

export interface ReadyMadeAvatarsProps {
  value: string | undefined;
  onChange: (name: string) => void;
}

/** The 71 ready-made avatars: some at first, more on demand; the selected one is always shown. */
export function ReadyMadeAvatars({ value, onChange }: ReadyMadeAvatarsProps) {
  const { t } = useTranslation('account');
  const [wanted, setWanted] = useState(FIRST);
  const chosen = READY_MADE_AVATARS.findIndex(({ name }) => name === value);
  const shown = READY_MADE_AVATARS.slice(0, Math.max(wanted, chosen + 1));

  return (
    <div className="ready">
      <h3 className="label">{t('face.readyTitle')}</h3>
      <AvatarOptions
        legend={t('face.readyTitle')}
        value={value}
        onChange={onChange}
        options={shown.map(({ name, choices: { gender, age, hair } }, index) => ({
          value: name,
          face: name,
          label: t('face.readyName', {
            number: index + 1,
            what: [t(`face.gender.${gender}`), t(`face.age.${age}`), t(`face.hair.${hair}`)].join(', '),
          }),
        }))}
      />
      {shown.length < READY_MADE_AVATARS.length && (
        <Button kind="quiet" size="s" onClick={() => setWanted(shown.length + MORE)}>
          {t('face.more', { count: READY_MADE_AVATARS.length - shown.length })}
        </Button>
      )}
    </div>
  );
}
