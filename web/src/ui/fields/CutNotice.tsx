import { useTranslation } from 'react-i18next';
import { Announced } from '#web/ui/Announced.tsx';

/** Notice that a part of a pasted text is missing. */
export function CutNotice({ cut }: { cut: number }) {
  const { t } = useTranslation('common');
  if (cut === 0) return null;
  return <Announced className="hint">{t('field.cut', { count: cut })}</Announced>;
}
