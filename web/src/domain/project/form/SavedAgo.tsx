import { useTranslation } from 'react-i18next';
import { useNow } from '#web/api/useNow.ts';
import { useFormat } from '#web/i18n/format.ts';

const TICK = 1000;

/** "Saved 12 seconds ago", or "Saved in your account 12 seconds ago", updated every second. */
export function SavedAgo({ at, isInAccount = false }: { at: number; isInAccount?: boolean }) {
  const { t } = useTranslation('proposal');
  const format = useFormat();
  const now = useNow(TICK);

  const ago = now - at < 2000 ? t('saved.now') : format.relative(at, now);
  return <>{t(isInAccount ? 'saved.account' : 'saved.ago', { ago })}</>;
}
