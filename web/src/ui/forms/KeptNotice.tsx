import { useTranslation } from 'react-i18next';
import type { DraftState } from './useFormDraft.ts';

/** Notice that the form shows values typed earlier, with a button that discards them. */
export function KeptNotice({ draft: { restored, discard } }: { draft: DraftState }) {
  const { t } = useTranslation('common');
  if (!restored) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` is meant for form results
    <p className="fine muted" role="status">
      {t(restored === 'changed' ? 'draft.backChanged' : 'draft.back')}{' '}
      <button type="button" className="target link" onClick={discard}>
        {t('draft.discard')}
      </button>
    </p>
  );
}
