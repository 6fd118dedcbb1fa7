import './Proposal.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths, readQuery } from '#shared/paths.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { parseId } from '#web/api/parseId.ts';
import { idOf, toCopy } from '#web/domain/project/draft/accountDraft.ts';
import {
  adoptDrafts,
  copiesOf,
  type DraftOwner,
  type ProposalDraftKey,
  readCopy,
} from '#web/domain/project/draft/copies.ts';
import { sendDrafts, useSaveDraft } from '#web/domain/project/draft/sendDraft.ts';
import { parseStored, type StoredDraft } from '#web/domain/project/draft/stored.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { VISITOR } from '#web/ui/forms/formDrafts.ts';
import { LoadError } from '#web/ui/LoadError.tsx';
import { PagePlaceholder } from '#web/ui/PagePlaceholder.tsx';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';
import { ProposalEditor } from './ProposalEditor.tsx';

/** Publishes an idea: visitors can write it, submitting it requires an account. */
export default function ProposalPage() {
  const { t } = useTranslation('proposal');
  const owner = useDraftOwner();
  if (owner === undefined) return <PagePlaceholder />;

  return (
    <div className="wrap">
      <div className="fhead">
        <div>
          <h1 className="h1">{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
      </div>
      <OpenDraft key={owner} owner={owner} />
    </div>
  );
}

/** The owner of the draft. A session that ends while the user writes does not change it. */
function useDraftOwner(): DraftOwner | undefined {
  const who = useIdentity();
  const [owner, setOwner] = useState<DraftOwner>();
  const found = who.status === 'signedIn' ? who.UserID : who.status === 'anonymous' ? VISITOR : undefined;

  if (found !== undefined && found !== owner && (owner === undefined || found !== VISITOR)) setOwner(found);
  return owner;
}

/** The draft that the address names; otherwise the one that was last changed on this device, or a new one. */
function OpenDraft({ owner }: { owner: DraftOwner }) {
  const lang = useLanguage();
  const [search, choose] = useAddressQuery();
  const named = owner === VISITOR ? undefined : parseId<string>(readQuery('proposal', search).draft);
  const [opened, setOpened] = useState(() => {
    adoptDrafts(owner);
    return { named, id: named ?? copiesOf(owner)[0]?.submissionKey ?? crypto.randomUUID() };
  });
  if (named !== opened.named) setOpened({ named, id: named ?? opened.id });

  const { id } = opened;
  const { run } = useSaveDraft();
  useEffect(() => {
    if (owner !== VISITOR) void sendDrafts(owner, { lang, run, except: id });
  }, [owner, id, lang, run]);

  function open(next?: string) {
    setOpened({ named: opened.named, id: next ?? crypto.randomUUID() });
    choose({ draft: next });
  }
  return <NamedDraft key={id} place={{ owner, id }} isNamed={named === id} onOpen={open} />;
}

interface NamedDraftProps {
  place: ProposalDraftKey;
  /** Whether the address names the draft, which may be in the account only. */
  isNamed: boolean;
  onOpen: (id?: string) => void;
}

/** The editor of a draft, read from the account if this device does not have it. */
function NamedDraft({ place, isNamed, onOpen }: NamedDraftProps) {
  const { t } = useTranslation('proposal');
  const lang = useLanguage();
  const [isHere] = useState(() => !isNamed || parseStored(readCopy(place)) !== undefined);
  const [given, setGiven] = useState<StoredDraft>();
  const input = isHere || given ? null : { ProposalDraftID: idOf(place.id) };
  const { data, error, isValidating, mutate } = useQuery('getProposalDraft', input);
  if (input && data && !isValidating) setGiven(toCopy(data));

  if (isHere || given) return <ProposalEditor place={place} given={given} onOpen={onOpen} />;
  if (isRefusal(error, 'PROPOSAL_DRAFT_NOT_FOUND'))
    return (
      <EmptyState
        seed={place.id}
        headingLevel={2}
        title={t('missing.title')}
        action={
          <>
            <LinkButton kind="moss" to={paths.proposal({ lang })} onClick={() => onOpen()}>
              {t('missing.new')}
            </LinkButton>
            <LinkButton to={paths['edit-projects']({ lang })}>{t('missing.projects')}</LinkButton>
          </>
        }
      >
        {t('missing.text')}
      </EmptyState>
    );
  if (error) return <LoadError error={error} title={t('missing.failed')} onAgain={() => void mutate()} />;
  return <PagePlaceholder />;
}
