import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '#shared/entities/author.ts';
import { countryCodes, profile, timings } from '#shared/settings.ts';
import { byLabel } from '#web/i18n/byLabel.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LANGUAGES } from '#web/i18n/languages.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { WRITTEN_LANGUAGE_NAMES } from '#web/i18n/writtenLanguages.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextArea, TextField } from '#web/ui/fields/TextField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { TextLanguage } from '#web/ui/forms/textLanguage/TextLanguage.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { changeOf, fieldsOf, type ProfileFields } from './profileChange.ts';
import { useZoneOptions } from './useZoneOptions.ts';

interface ProfileFormProps {
  me: Me;
  onChanged: (isChanged: boolean) => void;
}

/** Edits the caller's profile; only changed fields are sent. */
export function ProfileForm({ me, onChanged }: ProfileFormProps) {
  const { t } = useTranslation('account');
  const lang = useLanguage();
  const { messageFor } = useServerMessages();
  const toast = useToast();
  const [before, setBefore] = useState(() => fieldsOf(me));
  const form = useContractForm('updateMe', {
    schema: async () => (await import('#shared/contracts/authors.ts')).authors.updateMe.spec.body,
    initial: before,
    draftOf: '',
    toInput: fields => changeOf(fields, before),
    textsOf: ({ about, bio }) => `${about}\n${bio}`,
    textLanguage: me.writtenIn,
    toCall: body => ({ body }),
    changes: ['getMe'],
    refusalsAt: { USERNAME_TAKEN: 'username', NAME_NOT_ALLOWED: 'firstName' },
    onDone: me => {
      const now = fieldsOf(me);
      setBefore(now);
      engine.reset(now);
      toast.show({
        kind: 'success',
        title: messageFor('success.updateMe', {}, t('profile.saved')),
        duration: timings.formSuccess,
      });
    },
  });
  const { values, bind, engine } = form;
  const zones = useZoneOptions(values.timeZone);

  const chosen = form.textLanguage?.state.chosen;
  const isChanged =
    Object.keys(changeOf(values, before)).length > 0 || (chosen !== undefined && chosen !== me.writtenIn);
  const reportChange = useEffectEvent(onChanged);
  useEffect(() => reportChange(isChanged), [isChanged]);

  const labels = Object.fromEntries(
    (Object.keys(values) as (keyof ProfileFields)[]).map(name => [name, t(`fields.${name}`)]), // the keys of ProfileFields
  ) as Record<keyof ProfileFields, string>;
  const line = (name: Exclude<keyof ProfileFields, 'country' | 'language' | 'timeZone' | 'phoneNumber'>) => ({
    ...bind(name),
    label: labels[name],
    maxLength: profile[name].max,
  });

  return (
    <ProfileSection anchor="profile" title={t('profile.profile.title')} lead={t('profile.profile.lead')}>
      <Form form={form} labels={labels}>
        <div className="two">
          <TextField {...line('firstName')} autoComplete="given-name" />
          <TextField {...line('lastName')} autoComplete="family-name" />
        </div>
        <div className="two">
          <TextField
            {...line('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            hint={t('signUp.usernameHint')}
          />
          <TextField
            {...bind('phoneNumber')}
            label={labels.phoneNumber}
            maxLength={profile.phone.max}
            optional
            type="tel"
            autoComplete="tel"
            hint={t('profile.private')}
          />
        </div>
        <TextArea {...line('about')} counted optional rows={3} hint={t('profile.aboutHint')} />
        <TextArea {...line('bio')} counted optional rows={4} hint={t('profile.bioHint')} />
        {form.textLanguage && <TextLanguage {...form.textLanguage} />}
        <TextField {...line('address')} optional autoComplete="street-address" hint={t('profile.private')} />
        <div className="two">
          <TextField {...line('city')} optional autoComplete="address-level2" />
          <SelectField
            {...bind('country')}
            label={labels.country}
            optional
            placeholder={t('profile.noCountry')}
            autoComplete="country"
            options={byLabel(
              lang,
              countryCodes.map(code => ({ value: code, label: t(`countries.${code}`) })),
            )}
          />
        </div>
        <div className="two">
          <SelectField
            {...bind('language')}
            label={labels.language}
            hint={t('profile.languageHint')}
            options={byLabel(
              lang,
              LANGUAGES.map(language => ({ value: language, label: WRITTEN_LANGUAGE_NAMES[language] })),
            )}
          />
          <SelectField
            {...bind('timeZone')}
            label={labels.timeZone}
            hint={t('profile.timeZoneHint')}
            options={zones}
          />
        </div>
        <div className="save-bar">
          <Button type="submit" kind="moss" disabled={!isChanged} busy={form.isBusy && t('profile.saving')}>
            {t('profile.save')}
          </Button>
          <span className="fine muted">{isChanged ? t('profile.unsaved') : ''}</span>
        </div>
      </Form>
    </ProfileSection>
  );
}
