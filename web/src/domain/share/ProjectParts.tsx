import printer from 'lucide-static/icons/printer.svg?raw';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { embedHtml, embedPath, posterPath } from '#shared/embed.ts';
import { baseLanguages } from '#shared/locales.ts';
import { byLabel } from '#web/i18n/byLabel.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { WRITTEN_LANGUAGE_NAMES } from '#web/i18n/writtenLanguages.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import type { Shared } from './openShareSheet.ts';

interface PartProps {
  project: NonNullable<Shared['project']>;
}

/** A part of the sheet that loads what it frames once it is opened. */
function FramedPart({ title, children }: { title: string; children: () => ReactNode }) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details className="share-part" onToggle={event => event.currentTarget.open && setOpened(true)}>
      <summary>{title}</summary>
      {isOpened && children()}
    </details>
  );
}

/** The project as a poster in one of three languages, as it will be printed. */
export function PosterPart({ project: { ProjectID, name } }: PartProps) {
  const { t } = useTranslation('sharing');
  const lang = useLanguage();
  const [language, setLanguage] = useState(lang);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const choices = (['en', 'fr', 'es'] as const).map(base => (baseLanguages[lang] === base ? lang : base));

  return (
    <FramedPart title={t('poster.title')}>
      {() => (
        <div className="share-framed">
          <p className="small soft">{t('poster.text')}</p>
          <Segmented
            block
            label={t('poster.language')}
            options={byLabel(
              lang,
              choices.map(value => ({ value, label: WRITTEN_LANGUAGE_NAMES[baseLanguages[value]] })),
            )}
            value={language}
            onChange={next => {
              setLoaded(false);
              setLanguage(next);
            }}
          />
          <div className="share-poster">
            <iframe
              key={language}
              sandbox="allow-same-origin allow-modals"
              ref={frame}
              title={t('poster.preview', { name })}
              src={posterPath(language, ProjectID)}
              onLoad={() => setLoaded(true)}
            />
          </div>
          <Button
            icon={printer}
            busy={!isLoaded && t('poster.loading')}
            onClick={() => frame.current?.contentWindow?.print()}
          >
            {t('poster.print')}
          </Button>
        </div>
      )}
    </FramedPart>
  );
}

/** The card that another site shows, and the HTML for it. */
export function EmbedPart({ project: { ProjectID, name } }: PartProps) {
  const { t } = useTranslation('sharing');
  const language = useLanguage();
  const html = embedHtml({ siteUrl: window.location.origin, language, ProjectID, name });

  return (
    <FramedPart title={t('embed.title')}>
      {() => (
        <div className="share-framed">
          <p className="small soft">{t('embed.text')}</p>
          <iframe
            className="share-card"
            sandbox="allow-same-origin allow-popups"
            title={t('embed.preview', { name })}
            src={embedPath(language, ProjectID)}
          />
          <code>{html}</code>
          <CopyButton text={html} label={t('embed.copy')} />
        </div>
      )}
    </FramedPart>
  );
}
