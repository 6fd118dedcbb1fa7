import { useTranslation } from 'react-i18next';
import { Announced } from '#web/ui/Announced.tsx';
import type { DraftState } from './useFormDraft.ts';

/** Notice that the form shows values typed earlier, with a button that discards them. */
export function KeptNotice({ draft: { restored, discard } }: { draft: DraftState }) {
  const { t } = useTranslation('common');
  if (!restored) return null;
  return (
    <p className="fine muted">
      <Announced as="span" className="">
        {t(restored === 'changed' ? 'draft.backChanged' : 'draft.back')}
      </Announced>{' '}
      <button type="button" className="target link" onClick={discard}>
        {t('draft.discard')}
      </button>
    </p>
  );
}
