import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/format.ts';
import { CairnMeter } from '#web/ui/Cairn.tsx';

const STAGES = [
  { name: 'first', progress: 1 / 7 },
  { name: 'people', progress: 3 / 7 },
  { name: 'build', progress: 5 / 7 },
  { name: 'last', progress: 1 },
] as const;

/** The four steps of a project, each with a taller cairn. */
export function HowItWorks() {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <section className="band wrap" aria-labelledby="how">
      <div className="bandhead">
        <h2 className="h1" id="how">
          {t('how.title')}
        </h2>
      </div>
      <ol className="steps">
        {STAGES.map(({ name, progress }, index) => (
          <li key={name}>
            <div className="fig">
              <CairnMeter
                seed="home:how"
                progress={progress}
                width={150}
                height={176}
                title={t('how.picture', { number: format.number(index + 1) })}
              />
            </div>
            <h3 className="h3">{t(`how.${name}.title`)}</h3>
            <p className="soft">{t(`how.${name}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
