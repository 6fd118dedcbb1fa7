import { Announced } from '#web/ui/Announced.tsx';
import './Ideas.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readQuery } from '#shared/paths.ts';
import { useList } from '#web/api/lists/useList.ts';
import { ProjectCards, ProjectCardsSkeleton } from '#web/domain/project/ProjectCards.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { IdeaCard } from './IdeaCard.tsx';
import { IdeaForm } from './IdeaForm.tsx';

const IdeaView = lazyComponent(async () => (await import('./IdeaView.tsx')).IdeaView, {
  fallback: <Skeleton />,
});

/** Generates ideas for projects and lists those of the last 30 days; `?id=` opens one. */
export default function ProjectIdeasPage() {
  const { t } = useTranslation('ideas');
  const [params, choose] = useAddressQuery();
  const list = useList('listGeneratedIdeas', {});
  const [said, setSaid] = useState('');
  const named = readQuery('project-ideas', params).id;
  const open = list.items?.find(({ SuggestionID }) => SuggestionID === named);
  const close = () => choose({ id: undefined });

  return (
    <div className="wrap ideas">
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      <IdeaForm quota={list.first?.quota} onGenerated={count => setSaid(t('generated', { count }))} />
      <Announced>{said}</Announced>
      <section aria-labelledby="ideas-title">
        <div className="sechead">
          <h2 className="h3" id="ideas-title">
            {t('list.title')}
          </h2>
          <p className="small soft">{t('list.kept')}</p>
        </div>
        <ListView
          list={list}
          failed={t('failed')}
          skeleton={<ProjectCardsSkeleton count={3} />}
          empty={
            <EmptyState seed="ideas" title={t('empty.title')}>
              {t('empty.text')}
            </EmptyState>
          }
        >
          {ideas => (
            <ProjectCards>
              {ideas.map(idea => (
                <li key={idea.SuggestionID}>
                  <IdeaCard idea={idea} />
                </li>
              ))}
            </ProjectCards>
          )}
        </ListView>
      </section>
      <Dialog open={open !== undefined} wide title={open?.name ?? ''} onClose={close}>
        {open && <IdeaView key={open.SuggestionID} idea={open} />}
      </Dialog>
    </div>
  );
}
