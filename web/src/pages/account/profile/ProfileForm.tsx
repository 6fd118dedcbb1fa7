import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Me, ProfileChange } from '#shared/entities/author.ts';
import { countryCodes, profile, timings } from '#shared/settings.ts';
import { useMutation } from '#web/api/hooks.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#web/i18n/languages.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { useForm } from '../form/useForm.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { changeOf, fieldsOf, type ProfileFields } from './profileChange.ts';

interface ProfileFormProps {
  me: Me;
  onChanged: (isChanged: boolean) => void;
}

/** What a person says of themselves; only what differs is sent. */
export function ProfileForm({ me, onChanged }: ProfileFormProps) {
  const { t } = useTranslation('account');
  const { say } = useServerMessages();
  const toast = useToast();
  const [before, setBefore] = useState(() => fieldsOf(me));
  const { run, isBusy } = useMutation('updateMe', ['getMe'], { quiet: true });
  const { values, bind, submit, summary, form, reset } = useForm({
    schema: ProfileChange,
    initial: before,
    toInput: (fields: ProfileFields) => changeOf(fields, before),
    refusalsAt: { USERNAME_TAKEN: 'username' },
  });

  const isChanged = Object.keys(changeOf(values, before)).length > 0;
  const tell = useEffectEvent(onChanged);
  useEffect(() => tell(isChanged), [isChanged]);

  const send = submit(async body => {
    const outcome = await run({ body });
    if (!outcome.data) return outcome;

    const now = fieldsOf(outcome.data);
    setBefore(now);
    reset(now);
    toast.show({
      kind: 'success',
      title: say('success.updateMe', {}, t('profile.saved')),
      duration: timings.formSuccess,
    });
    return outcome;
  });

  const labels = Object.fromEntries(
    (Object.keys(values) as (keyof ProfileFields)[]).map(name => [name, t(`fields.${name}`)]), // its own keys
  ) as Record<keyof ProfileFields, string>;
  const line = (name: Exclude<keyof ProfileFields, 'country' | 'language' | 'phoneNumber'>) => ({
    ...bind(name),
    label: labels[name],
    maxLength: profile[name].max,
  });

  return (
    <ProfileSection anchor="profile" title={t('profile.profile.title')} lead={t('profile.profile.lead')}>
      <form noValidate ref={form} onSubmit={event => void send(event)}>
        <ErrorSummary {...summary} labels={labels} />
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
        <TextField {...line('address')} optional autoComplete="street-address" hint={t('profile.private')} />
        <div className="two">
          <TextField {...line('city')} optional autoComplete="address-level2" />
          <SelectField
            {...bind('country')}
            label={labels.country}
            optional
            placeholder={t('profile.noCountry')}
            autoComplete="country"
            options={countryCodes.map(code => ({ value: code, label: t(`countries.${code}`) }))}
          />
        </div>
        <SelectField
          {...bind('language')}
          className="narrow"
          label={labels.language}
          hint={t('profile.languageHint')}
          options={LANGUAGES.map(language => ({ value: language, label: LANGUAGE_NAMES[language] }))}
        />
        <div className="save-bar">
          <Button type="submit" kind="moss" disabled={!isChanged} busy={isBusy && t('profile.saving')}>
            {t('profile.save')}
          </Button>
          <span className="fine muted">{isChanged ? t('profile.unsaved') : ''}</span>
        </div>
      </form>
    </ProfileSection>
  );
}
