import { useTranslation } from 'react-i18next';

/** Notice that a part of a pasted text is missing. */
export function CutNotice({ cut }: { cut: number }) {
  const { t } = useTranslation('common');
  if (cut === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` is meant for form results
    <p className="hint" role="status">
      {t('field.cut', { count: cut })}
    </p>
  );
}
