import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectImage } from '#shared/entities/projectImage.ts';
import { countries } from '#shared/settings.ts';
import { entriesIn, milestonesIn } from '#web/domain/project/form/amountEntries.ts';
import type { Part } from '#web/domain/project/form/problems.ts';
import type { ProposalValues, RoleValues } from '#web/domain/project/form/values.ts';
import { RoleTerms } from '#web/domain/role/RoleTerms.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { MarkdownText } from '#web/ui/MarkdownText.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { written } from '#web/ui/Written.tsx';
import { PreviewPicture } from './PreviewPicture.tsx';

export interface PreviewProps {
  values: ProposalValues;
  picture: ProjectImage;
  seed: string;
  roles: readonly RoleValues[];
  done: readonly Part[];
}

/** Everything that has been written for the page of the project, in its order there; it scrolls. */
export function PagePreview({ values, picture, seed, roles }: PreviewProps) {
  const { t } = useTranslation('proposal');
  const lang = useLanguage();
  const { language, country, gallery, faq } = values;
  return (
    <Sheet as="section" className="page-preview" tabIndex={0} aria-label={t('preview.page')}>
      <div className="pic">
        <PreviewPicture {...{ picture, seed }} />
      </div>
      <div className="body">
        <h3 className="h2" {...written(language)}>
          {values.name.trim() || t('preview.name')}
        </h3>
        <p className="soft" {...written(language)}>
          {values.description.trim() || t('preview.description')}
        </p>
        {gallery.length > 0 && (
          <div className="preview-pictures">
            {gallery.map(({ UploadID, card, alt }) => (
              <img key={UploadID} src={card} alt={alt} loading="lazy" />
            ))}
          </div>
        )}
        <div {...written(language)}>
          <MarkdownText lang={language}>{values.details.trim() || t('preview.details')}</MarkdownText>
        </div>
        <Amounts
          title={t('lines.label')}
          values={values}
          entries={entriesIn(values.budgetLines, country, lang).map(({ purpose, amount }) => [
            purpose,
            amount,
          ])}
        />
        <Amounts
          title={t('milestones.label')}
          values={values}
          entries={milestonesIn(values.milestones, country, lang).map(({ name, amount }) => [name, amount])}
        />
        <Entries title={t('roles.label')} entries={roles}>
          {role => (
            <>
              <p className="strong" {...written(language)}>
                {role.PersonType}
              </p>
              <p className="soft" {...written(language)}>
                {role.Notes}
              </p>
              <RoleTerms role={role} />
              {role.starterTask && (
                <p className="fine soft">{t('roles.starter', { title: role.starterTask.Title })}</p>
              )}
            </>
          )}
        </Entries>
        <Entries title={t('faq.label')} entries={faq.filter(({ question }) => question.trim())}>
          {({ question, answer }) => (
            <>
              <p className="strong" {...written(language)}>
                {question}
              </p>
              <p className="soft" {...written(language)}>
                {answer}
              </p>
            </>
          )}
        </Entries>
      </div>
    </Sheet>
  );
}

interface EntriesProps<Entry> {
  title: string;
  entries: readonly Entry[];
  children: (entry: Entry) => ReactNode;
}

/** A part of the page with its entries; nothing without any. */
function Entries<Entry>({ title, entries, children }: EntriesProps<Entry>) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <div>
      <h4 className="h4" id={id}>
        {title}
      </h4>
      <ul className="preview-entries" aria-labelledby={id}>
        {entries.map((entry, index) => (
          <li key={index}>{children(entry)}</li>
        ))}
      </ul>
    </div>
  );
}

type AmountsProps = Pick<PreviewProps, 'values'> & {
  title: string;
  /** Names with their amounts in minor units; undefined where one cannot be read. */
  entries: readonly (readonly [name: string, amount: number | undefined])[];
};

function Amounts({ title, values: { language, country }, entries }: AmountsProps) {
  const format = useFormat();
  return (
    <Entries title={title} entries={entries}>
      {([name, amount]) => (
        <p className="row between">
          <span {...written(language)}>{name}</span>
          {amount !== undefined && (
            <b className="strong">{format.money(amount, countries[country].currency, { whole: true })}</b>
          )}
        </p>
      )}
    </Entries>
  );
}
