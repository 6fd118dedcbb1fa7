import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { LANGUAGE_NAMES, LANGUAGES, LOCALES } from '#web/i18n/languages.ts';
import { preferredLanguage } from '#web/shell/preferredLanguage.ts';
import { Wordmark } from '#web/ui/Wordmark.tsx';

/** Root page: redirects to the language chosen earlier, otherwise to the browser's preferred one. */
export function LanguageChooser() {
  const navigate = useNavigate();

  useEffect(() => {
    const { search, hash } = window.location;
    void navigate(paths.index({ lang: preferredLanguage() }) + search + hash, { replace: true });
  }, [navigate]);

  return (
    <main className="wrap error-page">
      <h1>
        <span className="sr">Cairn</span>
        <Wordmark height={48} />
      </h1>
      <ul className="row wrapx">
        {LANGUAGES.map(lang => (
          <li key={lang}>
            <Link className="btn" lang={LOCALES[lang]} to={paths.index({ lang })}>
              {LANGUAGE_NAMES[lang]}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
