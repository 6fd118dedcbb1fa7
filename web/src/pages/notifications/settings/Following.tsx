import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Follow } from '#shared/entities/follow.ts';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import type { Language } from '#shared/settings.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useList } from '#web/api/lists/useList.ts';
import { followedID } from '#web/domain/follow/followedID.ts';
import { useCardVersion } from '#web/domain/reading/versions.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { useHashTarget } from '#web/ui/useHashTarget.ts';
import { written } from '#web/ui/Written.tsx';

/** The projects and people that the caller follows: each can be stopped with one click, and followed again with another. */
export function Following() {
  const { t } = useTranslation('subscriptions');
  const lang = useLanguage();
  const list = useList('listFollows', {}, { atLeast: 1 });
  const heading = useHashTarget<HTMLHeadingElement>('#following', list.items !== undefined);

  return (
    <section className="following">
      <h2 className="h4" ref={heading} tabIndex={-1}>
        {t('follows.title')}
      </h2>
      <p className="soft">{t('follows.lead')}</p>
      <ListView
        list={list}
        failed={t('follows.notLoaded')}
        moreLabel={t('follows.more')}
        empty={
          <>
            <p>{t('follows.empty')}</p>
            <LinkButton size="s" to={paths.market({ lang })}>
              {t('follows.market')}
            </LinkButton>
          </>
        }
      >
        {items => (
          <ul className="frequency-rows">
            {items.map(follow => (
              <FollowRow
                key={follow.kind === 'person' ? follow.person.UserID : follow.project.ProjectID}
                follow={follow}
                onStopped={() => heading.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
        )}
      </ListView>
    </section>
  );
}

interface FollowRowProps {
  follow: Follow;
  onStopped: () => void;
}

function FollowRow({ follow, onStopped }: FollowRowProps) {
  const { t } = useTranslation('subscriptions');
  const lang = useLanguage();
  const format = useFormat();
  const { show } = useToast();
  const { kind, since } = follow;
  const cardFor = useCardVersion();
  const { id, name, language, path } = shownOf(follow, lang, cardFor);
  const stale = ['listFollows', kind === 'project' ? 'getProject' : 'getContact'] as const;
  const { run: stop, isBusy } = useMutation('changeFollow', stale, {
    notDone: t(`follows.${kind}.notStopped`, { name }),
  });
  const { run: undo } = useMutation('changeFollow', stale, {
    notDone: t(`follows.${kind}.notUndone`, { name }),
  });
  const change = (following: boolean) => ({ FollowedID: followedID(id), body: { kind, following } });

  const row = useRef<HTMLLIElement>(null);
  async function stopFollowing() {
    const hadFocus = row.current?.contains(document.activeElement);
    const { data } = await stop(change(false));
    if (!data) return;
    if (hadFocus) onStopped();
    show({
      kind: 'success',
      title: t(`follows.${kind}.stopped`, { name }),
      key: `follow-${id}`,
      action: { label: t('follows.undo'), run: () => void undo(change(true)) },
    });
  }

  return (
    <li ref={row}>
      <div>
        <h3 className="h4">
          <Link className="link" to={path} {...written(language)}>
            {name}
          </Link>
        </h3>
        <p className="small soft">{t('follows.since', { date: format.date(since) })}</p>
      </div>
      <Button size="s" busy={isBusy && t('follows.stop')} onClick={() => void stopFollowing()}>
        {t('follows.stop')}
        <span className="sr"> {t(`follows.${kind}.of`, { name })}</span>
      </Button>
    </li>
  );
}

/** Name and page of what is followed. */
function shownOf(follow: Follow, lang: Language, cardFor: ReturnType<typeof useCardVersion>) {
  if (follow.kind === 'person') {
    const { UserID: id } = follow.person;
    return {
      id,
      name: nameOf(follow.person, lang),
      language: undefined,
      path: paths.author({ lang, UserID: id }),
    };
  }
  const { ProjectID: id, shortName: name, language } = cardFor(follow.project);
  return { id, name, language, path: paths.project({ lang, ProjectID: id }) };
}
