import './SuggestedPeople.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Prospect } from '#shared/entities/prospect.ts';
import type { SuggestedPerson } from '#shared/entities/suggestion.ts';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { plans } from '#shared/plans.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useMutation, useQuery } from '#web/api/hooks.ts';
import { LimitAlert } from '#web/domain/limit/LimitAlert.tsx';
import { useAllowance } from '#web/domain/limit/useAllowance.ts';
import { avatarOf } from '#web/domain/person/person.ts';
import { ReasonList } from '#web/domain/suggestion/ReasonList.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { written } from '#web/ui/Written.tsx';

/** People who fit an open role, with reasons; the owner invites them or has others suggested. */
export const SuggestedPeople = lazyComponent(() => People, {
  texts: ['suggestions', 'market'],
  fallback: <Skeleton />,
});

function People({ prospect }: { prospect: Prospect }) {
  const { t } = useTranslation('suggestions');
  const { ProjectID, ProspectID } = prospect;
  const { allowance, isLoading } = useAllowance();
  const isIncluded = !allowance || plans[allowance.planTypeId].teamManagement;
  const people = useQuery(
    'listSuggestedPeople',
    !isLoading && isIncluded ? { ProjectID, ProspectID } : null,
    { revalidateOnFocus: false },
  );

  if (!isIncluded) return <LimitAlert kind="people" />;
  if (isRefusal(people.error, 'PLAN_WITHOUT_ACCESS')) return <LimitAlert kind="people" />;
  return (
    <QueryView query={people} failed={t('fitting.failed')}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="small soft">{t('fitting.none')}</p>
        ) : (
          <ul className="fitting">
            {items.map(suggestion => (
              <Person key={suggestion.person.UserID} prospect={prospect} suggestion={suggestion} />
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}

/** Queries that an answer to a suggestion makes stale. */
const STALE = ['listSuggestedPeople'] as const;

function Person({
  prospect: { ProjectID, ProspectID },
  suggestion: { person, reasons },
}: {
  prospect: Prospect;
  suggestion: SuggestedPerson;
}) {
  const { t } = useTranslation('suggestions');
  const lang = useLanguage();
  const toast = useToast();
  const words = useServerMessages();
  const { UserID } = person;
  const name = nameOf(person, lang);
  const invite = useMutation('invitePerson', STALE, { notDone: t('fitting.notInvited', { name }) });
  const dismiss = useMutation('dismissSuggestedPerson', STALE, {
    notDone: t('fitting.notDismissed', { name }),
  });

  async function inviteThem() {
    const { error } = await invite.run({ ProjectID, ProspectID, body: { UserID } });
    if (!error) toast.show({ kind: 'success', title: words.messageFor('success.invitePerson') });
  }

  return (
    <li>
      <AvatarImage {...avatarOf(person)} size={40} />
      <div className="why">
        <Link className="plain-link" to={paths.author({ lang, UserID })}>
          <b {...written()}>{name}</b>
        </Link>
        <ReasonList reasons={reasons} about="person" />
      </div>
      <div className="row row-2 wrapx">
        <Button
          size="s"
          busy={invite.isBusy && t('fitting.inviting')}
          aria-label={invite.isBusy ? undefined : t('fitting.inviteOne', { name })}
          onClick={() => void inviteThem()}
        >
          {t('fitting.invite')}
        </Button>
        <Button
          size="s"
          kind="quiet"
          aria-label={t('fitting.dismissOne', { name })}
          onClick={() => void dismiss.run({ ProjectID, ProspectID, UserID })}
        >
          {t('fitting.dismiss')}
        </Button>
      </div>
    </li>
  );
}
