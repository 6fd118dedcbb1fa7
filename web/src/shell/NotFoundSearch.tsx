import '#web/ui/Input.css';
import './NotFoundSearch.css';
import search from 'lucide-static/icons/search.svg?raw';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

/** A search for projects where there is no page; works without scripts too. */
export function NotFoundSearch() {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('search');
    const wanted = typeof words === 'string' ? words.trim() : '';
    void navigate(paths.market({ lang, query: { search: wanted || undefined } }));
  }

  return (
    <search>
      <form className="nosearch" action={paths.market({ lang })} onSubmit={submit}>
        <label className="inwell">
          <span className="sr">{t('status.search.label')}</span>
          <Icon svg={search} />
          <input
            className="input"
            type="search"
            name="search"
            maxLength={100}
            placeholder={t('status.search.label')}
          />
        </label>
        <Button kind="moss" type="submit">
          {t('status.search.submit')}
        </Button>
      </form>
    </search>
  );
}
