import { useTranslation } from 'react-i18next';
import type { GeneratedIdea } from '#shared/entities/generated.ts';
import { paths } from '#shared/paths.ts';
import { ProjectCover } from '#web/domain/project/ProjectCover.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Card } from '#web/ui/Card.tsx';
import { paletteOf } from './paletteOf.ts';

/** Card of an idea, in the look of the market; its link opens the idea. */
export function IdeaCard({ idea }: { idea: GeneratedIdea }) {
  const { t } = useTranslation('ideas');
  const lang = useLanguage();
  const format = useFormat();
  const { SuggestionID, name, description, language, roles, tasks, topic, createdAt } = idea;

  return (
    <Card
      className="idea-card"
      picture={
        <ProjectCover
          project={{ ProjectID: SuggestionID, image: { kind: 'cairn', palette: paletteOf(idea) } }}
          lazy
        />
      }
      title={name}
      to={paths['project-ideas']({ lang, query: { id: SuggestionID } })}
      summary={description}
      lang={language}
      by={<span>{topic ? t('card.topic', { topic }) : format.date(createdAt, 'moment')}</span>}
      foot={
        <p className="line">
          <span>{t('card.roles', { count: roles.length })}</span>
          <span>{t('card.tasks', { count: tasks.length })}</span>
        </p>
      }
    />
  );
}
