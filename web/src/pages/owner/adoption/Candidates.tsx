import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Adoption, AdoptionCandidate } from '#shared/entities/adoption.ts';
import { nameOf } from '#shared/fullName.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useList } from '#web/api/lists/useList.ts';
import { PersonLink } from '#web/domain/person/PersonLink.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Person } from '#web/ui/AvatarImage.tsx';
import { Badge, Reputation } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { written } from '#web/ui/Written.tsx';

/** People who would like to take the project over; the owner chooses one. */
export function Candidates({ offer: { ProjectID, chosen } }: { offer: Adoption }) {
  const { t } = useTranslation('teams');
  const lang = useLanguage();
  const words = useServerMessages();
  const list = useList('listAdoptionCandidates', { ProjectID });
  const { run, isBusy, error } = useMutation('chooseAdopter', ['getAdoption', 'listAdoptionCandidates'], {
    quiet: true,
  });
  const [asked, setAsked] = useState<AdoptionCandidate>();

  async function choose({ UserID }: AdoptionCandidate) {
    await run({ ProjectID, body: { UserID } });
    setAsked(undefined);
  }

  return (
    <>
      <ListView
        list={list}
        failed={t('candidates.failed')}
        empty={<p className="small soft">{t('candidates.none')}</p>}
      >
        {candidates => (
          <>
            <h3 className="label">{t('candidates.title')}</h3>
            {error && (
              <Alert kind="error" announce title={t('failed')}>
                {words.refusal(error)}
              </Alert>
            )}
            <ul className="candidates">
              {candidates.map(candidate => (
                <Candidate
                  key={candidate.UserID}
                  candidate={candidate}
                  isChosen={chosen?.UserID === candidate.UserID}
                  onChoose={() => setAsked(candidate)}
                />
              ))}
            </ul>
          </>
        )}
      </ListView>
      <ConfirmDialog
        open={asked !== undefined}
        title={t('candidates.chooseTitle', { name: asked ? nameOf(asked.user, lang) : '' })}
        cancel={t('cancel')}
        confirm={t('candidates.choose')}
        busy={isBusy && t('busy')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && void choose(asked)}
      >
        {t('candidates.chooseText')}
      </ConfirmDialog>
    </>
  );
}

interface CandidateProps {
  candidate: AdoptionCandidate;
  isChosen: boolean;
  onChoose: () => void;
}

function Candidate({ candidate: { user, member, note }, isChosen, onChoose }: CandidateProps) {
  const { t } = useTranslation('teams');
  const lang = useLanguage();
  const name = nameOf(user, lang);
  return (
    <Sheet as="li">
      <div className="row between wrapx">
        <Person
          {...avatarOf(user)}
          name={<PersonLink person={user} />}
          detail={member ? t('candidates.member') : undefined}
        />
        <Reputation points={user.contributionPoints} label={t('candidates.points')} />
      </div>
      <p className="small" {...written()}>
        {note}
      </p>
      <div>
        {isChosen ? (
          <Badge tone="warn">{t('candidates.chosen')}</Badge>
        ) : (
          <Button size="s" aria-label={t('candidates.chooseOne', { name })} onClick={onChoose}>
            {t('candidates.choose')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
