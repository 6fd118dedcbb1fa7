import './NotFoundSearch.css';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { SearchForm } from '#web/ui/SearchForm.tsx';

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
    <SearchForm
      className="nosearch"
      label={t('status.search.label')}
      placeholder={t('status.search.label')}
      submit={t('status.search.submit')}
      action={paths.market({ lang })}
      onSubmit={submit}
    />
  );
}
