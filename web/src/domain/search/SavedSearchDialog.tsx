import './SavedSearchDialog.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SavedSearch } from '#shared/entities/savedSearch.ts';
import { searchFrequencies, searchNameLength } from '#shared/notificationSettings.ts';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Checkbox, ChoiceGroup, RadioGroup } from '#web/ui/Choice.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { FormDialog } from '#web/ui/forms/DialogForm.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';

export interface SavedSearchDialogProps {
  search: SavedSearch;
  /** It has been saved a moment ago, from the market, and is not seen in its list. */
  isNew?: boolean;
  onClose: () => void;
}

/** Dialog in which a person names a saved search, and chooses how they are told of new projects. */
export function SavedSearchDialog({ search, isNew = false, onClose }: SavedSearchDialogProps) {
  const { t } = useTranslation('searches');
  const lang = useLanguage();
  const { SavedSearchID, query, name, frequency, inApp, email } = search;
  const form = useContractForm('saveSearch', {
    schema: async () =>
      (await import('#shared/contracts/notifications.ts')).notifications.saveSearch.spec.body,
    initial: { name, frequency, inApp, email },
    draftOf: SavedSearchID,
    toInput: values => ({ ...values, query }),
    toCall: body => ({ SavedSearchID, body }),
    changes: ['listSavedSearches'],
    onDone: onClose,
  });
  const { values, set, bind } = form;
  const isOff = values.frequency === 'never';

  return (
    <FormDialog
      form={form}
      title={t(isNew ? 'dialog.saved' : 'dialog.title')}
      className="saved-search"
      lead={<p className="soft">{t('dialog.lead')}</p>}
      failed={t('dialog.failed')}
      cancel={t('dialog.cancel')}
      submit={t('dialog.save')}
      busy={t('dialog.saving')}
      onClose={onClose}
    >
      <TextField {...bind('name')} label={t('dialog.name')} maxLength={searchNameLength} />
      <RadioGroup
        legend={t('dialog.frequency')}
        name="frequency"
        options={searchFrequencies}
        labelOf={frequency => t(`dialog.frequencies.${frequency}`)}
        value={values.frequency}
        onChange={frequency => set('frequency', frequency)}
      />
      {!isOff && (
        <ChoiceGroup legend={t('dialog.how')}>
          <Checkbox
            label={t('dialog.inApp')}
            checked={values.inApp}
            onChange={event => set('inApp', event.currentTarget.checked)}
          />
          <Checkbox
            label={t('dialog.email')}
            checked={values.email}
            onChange={event => set('email', event.currentTarget.checked)}
          />
        </ChoiceGroup>
      )}
      {(isOff || !(values.inApp || values.email)) && <p className="small soft">{t('dialog.silent')}</p>}
      {isNew && (
        <p className="small">
          <Link className="link" to={paths['notification-settings']({ lang, hash: 'searches' })}>
            {t('dialog.all')}
          </Link>
        </p>
      )}
    </FormDialog>
  );
}
