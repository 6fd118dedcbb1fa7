import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { type ProposalDraftKey, readCopy } from '#web/domain/project/draft/copies.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { RelativeTime } from '#web/ui/Time.tsx';
import { Written } from '#web/ui/Written.tsx';

interface OtherDraftsProps {
  current: ProposalDraftKey;
  /** Opens a new draft beside the current one. */
  onNew: () => void;
}

/** The way to the other drafts in the account, and to a new one. */
export function OtherDrafts({ current, onNew }: OtherDraftsProps) {
  const { t } = useTranslation('proposal');
  const lang = useLanguage();
  const { data } = useQuery('listProposalDrafts', {});
  const [isContinued] = useState(() => readCopy(current) !== undefined);
  const others = data?.items.filter(({ ProposalDraftID }) => ProposalDraftID !== current.id) ?? [];
  const [newest] = others;

  return (
    <>
      {newest && (
        <Alert kind="info" title={t('other.title', { count: others.length })}>
          <p>
            <Written>{newest.name || t('other.unnamed')}</Written>
            {', '}
            {t('other.changed')} <RelativeTime at={newest.updatedAt} />
          </p>
          <div className="row row-2 wrapx">
            <LinkButton size="s" to={paths.proposal({ lang, query: { draft: newest.ProposalDraftID } })}>
              {t('other.open')}
            </LinkButton>
            {others.length > 1 && (
              <LinkButton size="s" kind="quiet" to={paths['edit-projects']({ lang, hash: 'drafts' })}>
                {t('other.all')}
              </LinkButton>
            )}
          </div>
        </Alert>
      )}
      {isContinued && (
        <p className="small soft row row-2 wrapx">
          {t('continued.text')}
          <Button size="s" kind="quiet" onClick={onNew}>
            {t('continued.new')}
          </Button>
        </p>
      )}
    </>
  );
}
