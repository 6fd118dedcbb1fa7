import link from 'lucide-static/icons/link.svg?raw';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import { paths } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Icon } from '#web/ui/Icon.tsx';

/** The head of the project's hash chain, and the way to its proof. Absent while nothing has been entered. */
export function ProofLine({ project: { ProjectID } }: { project: Project }) {
  const { t } = useTranslation('project');
  const lang = useLanguage();
  const format = useFormat();
  const { data } = useQuery('listProofEntries', { ProjectID, query: { limit: 1 } });
  if (!data?.head) return null;
  const { seq, hash } = data.head;
  return (
    <p className="proof-line small">
      <Icon svg={link} size="s" />
      <span>
        {t('proof.line', { number: format.number(seq) })}, <code title={hash}>{hash.slice(0, 16)}</code>.{' '}
        <Link className="link" to={paths.proof({ lang, ProjectID })}>
          {t('proof.check')}
        </Link>
      </span>
    </p>
  );
}
