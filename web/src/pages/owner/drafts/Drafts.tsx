import './Drafts.css';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { proposalParts } from '#shared/settings.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { RelativeTime } from '#web/ui/Time.tsx';
import { useHashTarget } from '#web/ui/useHashTarget.ts';
import { Written } from '#web/ui/Written.tsx';
import { type ListedDraft, useDrafts } from './useDrafts.ts';

export interface DraftsProps {
  owner: string;
  /** Shown instead of drafts if there are none, on a page without a project, whose next step they are otherwise. */
  instead?: ReactNode;
}

/** The caller's drafts of proposals: each is continued in the proposal form, or deleted. */
export function Drafts({ owner, instead }: DraftsProps) {
  const { t } = useTranslation('owner');
  const { drafts, isLoading, error, mutate, remove } = useDrafts(owner);
  const target = useHashTarget<HTMLHeadingElement>('#drafts', !isLoading);
  const section = useRef<HTMLElement>(null);

  const isAlone = instead !== undefined;
  if (drafts.length === 0) {
    if (!error) return isLoading ? null : instead;
    return isAlone ? (
      <>
        <LoadError error={error} title={t('drafts.failed')} onAgain={() => void mutate()} />
        {instead}
      </>
    ) : (
      <p className="small soft">{t('drafts.failed')}</p>
    );
  }
  return (
    <section className="drafts" ref={section} tabIndex={-1} aria-labelledby="drafts">
      <h2 className="h3" id="drafts" ref={target} tabIndex={-1}>
        {t('drafts.title')}
      </h2>
      <p className="small soft">{t('drafts.lead')}</p>
      <Sheet as="ul">
        {drafts.map((draft, index) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            isNext={isAlone && index === 0}
            onDelete={async () => {
              if (await remove(draft)) section.current?.focus({ preventScroll: true }); // the button that had the focus is gone
            }}
          />
        ))}
      </Sheet>
    </section>
  );
}

interface DraftRowProps {
  draft: ListedDraft;
  /** Whether to continue it is the main thing to do on the page. */
  isNext: boolean;
  onDelete: () => Promise<void>;
}

function DraftRow({ draft, isNext, onDelete }: DraftRowProps) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  const [isDeleting, setDeleting] = useState(false);
  const name = draft.name || t('drafts.unnamed');

  return (
    <li>
      <div>
        <h3 className="h4">{draft.name ? <Written>{name}</Written> : name}</h3>
        <p className="small soft">
          <Facts>
            {t('drafts.complete', { done: draft.complete.length, count: proposalParts.length })}
            <>
              {t('drafts.changed')} <RelativeTime at={draft.updatedAt} />
            </>
            {draft.isOnDeviceOnly && t('drafts.onDevice')}
          </Facts>
        </p>
      </div>
      <div className="row row-2 wrapx">
        <LinkButton
          size="s"
          kind={isNext ? 'moss' : 'stone'}
          to={paths.proposal({ lang, query: { draft: draft.id } })}
          aria-label={t('drafts.resumeOne', { name })}
        >
          {t('drafts.resume')}
        </LinkButton>
        <Button
          size="s"
          kind="quiet"
          busy={isDeleting && t('drafts.removing')}
          aria-label={t('drafts.removeOne', { name })}
          onClick={() => {
            setDeleting(true);
            void onDelete().finally(() => setDeleting(false));
          }}
        >
          {t('drafts.remove')}
        </Button>
      </div>
    </li>
  );
}
