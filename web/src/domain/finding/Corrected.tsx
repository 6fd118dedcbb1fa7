import { Trans, useTranslation } from 'react-i18next';
import { written } from '#web/ui/Written.tsx';

interface CorrectedProps {
  /** The words that were looked for in place of those that were typed; undefined if nothing was corrected. */
  corrected: string | undefined;
  typed: string;
}

/** Says which words were looked for, because nothing has those that were typed. */
export function Corrected({ corrected, typed }: CorrectedProps) {
  const { t } = useTranslation('market');
  if (corrected === undefined) return null;
  return (
    <p className="corrected">
      <Trans
        t={t}
        i18nKey="search.corrected"
        values={{ corrected, typed }}
        components={{ b: <b {...written()} /> }}
      />
    </p>
  );
}
