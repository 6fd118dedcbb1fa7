import './SkillsSection.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '#shared/entities/author.ts';
import { hourLimits } from '#shared/finding.ts';
import { isSecureAddress } from '#shared/isSecureAddress.ts';
import { baseLanguages } from '#shared/locales.ts';
import { profile, skills, timings, writtenLanguages } from '#shared/settings.ts';
import { EntryList } from '#web/domain/entries/EntryList.tsx';
import { useAvailability } from '#web/domain/person/useAvailability.ts';
import { byLabel } from '#web/i18n/byLabel.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox, ChoiceGroup, RadioGroup } from '#web/ui/Choice.tsx';
import { UrlField } from '#web/ui/fields/UrlField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** The skills and the time that the caller says they have, the languages that they read, and their addresses elsewhere on the web. */
export const SkillsSection = lazyComponent(() => Section, { texts: ['market', 'showing'] });

interface SkillsSectionProps {
  me: Me;
  onChanged: (isChanged: boolean) => void;
}

const hourChoices = [...hourLimits, 'none'] as const;
type Hours = (typeof hourChoices)[number];
const unsaid: Hours = 'none';

const valuesOf = ({ skills: known, availableHours, reads, language, links }: Me) => ({
  skills: known,
  hours: availableHours ?? unsaid,
  reads: reads ?? [baseLanguages[language]],
  links,
});

function Section({ me, onChanged }: SkillsSectionProps) {
  const { t } = useTranslation(['account', 'market', 'showing']);
  const lang = useLanguage();
  const format = useFormat();
  const toast = useToast();
  const [before, setBefore] = useState(() => valuesOf(me));
  const form = useContractForm('updateMe', {
    schema: async () => (await import('#shared/contracts/authors.ts')).authors.updateMe.spec.body,
    initial: before,
    draftOf: 'skills',
    toInput: ({ skills: chosen, hours, reads, links }) => ({
      skills: chosen,
      availableHours: hours === 'none' ? null : hours,
      reads,
      links: written(links),
    }),
    toCall: body => ({ body }),
    changes: ['getMe', 'getAuthor', 'listSuggestedProspects', 'getHome'],
    onDone: saved => {
      const now = valuesOf(saved);
      setBefore(now);
      engine.reset(now);
      toast.show({ kind: 'success', title: t('profile.skills.saved'), duration: timings.formSuccess });
    },
  });
  const { values, set, leave, errorOf, engine } = form;
  const linkError = errorOf('links');
  const isWrong = (address: string) =>
    linkError !== undefined && address.trim() !== '' && !isSecureAddress(address.trim());

  const isChanged =
    isOther(values.skills, before.skills) ||
    values.hours !== before.hours ||
    isOther(values.reads, before.reads) ||
    written(values.links).join(' ') !== before.links.join(' ');
  const reportChange = useEffectEvent(onChanged);
  useEffect(() => reportChange(isChanged), [isChanged]);

  return (
    <ProfileSection anchor="skills" title={t('profile.skills.title')} lead={t('profile.skills.lead')}>
      <Form
        form={form}
        labels={{
          skills: t('profile.skills.skills'),
          hours: t('profile.skills.hours'),
          reads: t('market:reads.legend'),
          links: t('profile.skills.links'),
        }}
      >
        <ChoiceGroup legend={t('profile.skills.skills')} error={errorOf('skills')}>
          <Choices
            name="skills"
            options={byLabel(
              lang,
              skills.map(value => ({ value, label: t(`market:skill.${value}`) })),
            )}
            chosen={values.skills}
            onChange={chosen => set('skills', chosen)}
          />
        </ChoiceGroup>
        <HoursField value={values.hours} onChange={hours => set('hours', hours)} />
        <ChoiceGroup
          legend={t('market:reads.legend')}
          hint={t('profile.skills.readsHint')}
          error={errorOf('reads')}
        >
          <Choices
            name="reads"
            options={byLabel(
              lang,
              writtenLanguages.map(value => ({ value, label: t(`market:language.${value}`) })),
            )}
            chosen={values.reads}
            onChange={chosen => set('reads', chosen)}
          />
        </ChoiceGroup>
        <EntryList
          label={t('profile.skills.links')}
          hint={t('profile.skills.linksHint', { most: format.number(profile.links.count) })}
          entries={values.links.map(address => ({ address }))}
          most={profile.links.count}
          nameOf={number => t('profile.skills.link', { number })}
          add={{ words: t('profile.skills.add'), empty: { address: '' } }}
          error={values.links.some(isWrong) ? undefined : linkError}
          onChange={links =>
            set(
              'links',
              links.map(({ address }) => address),
            )
          }
          onLeave={() => leave('links')}
        >
          {({ address }, _, change) => (
            <UrlField
              label={t('profile.skills.address')}
              name="links"
              maxLength={profile.links.max}
              value={address}
              error={isWrong(address) ? linkError : undefined}
              onChange={({ target }) => change({ address: target.value })}
            />
          )}
        </EntryList>
        <div className="save-bar">
          <Button type="submit" kind="moss" disabled={!isChanged} busy={form.isBusy && t('profile.saving')}>
            {t('profile.skills.save')}
          </Button>
          <span className="fine muted">{isChanged ? t('profile.unsaved') : ''}</span>
        </div>
      </Form>
    </ProfileSection>
  );
}

interface ChoicesProps<Value extends string> {
  name: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** Options of which any number can be chosen. */
const Choices = <Value extends string>({ name, options, chosen, onChange }: ChoicesProps<Value>) => (
  <div className="skill-choices">
    {options.map(({ value, label }) => (
      <Checkbox
        key={value}
        name={name}
        label={label}
        checked={chosen.includes(value)}
        onChange={({ target }) => onChange(withItem(chosen, value, target.checked))}
      />
    ))}
  </div>
);

/** The choice of the time that the caller has for projects. */
function HoursField({ value, onChange }: { value: Hours; onChange: (value: Hours) => void }) {
  const { t } = useTranslation('account');
  const available = useAvailability();
  return (
    <RadioGroup
      legend={t('profile.skills.hours')}
      hint={t('profile.skills.hoursHint')}
      name="hours"
      options={hourChoices}
      labelOf={choice => (choice === 'none' ? t('profile.skills.hoursNone') : available(choice))}
      value={value}
      onChange={onChange}
    />
  );
}

const isOther = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() !== other.toSorted().join();

const withItem = <Item,>(items: readonly Item[], item: Item, isIn: boolean): Item[] =>
  isIn ? [...items, item] : items.filter(one => one !== item);

/** The addresses that are not empty. */
const written = (links: readonly string[]): string[] =>
  links.map(address => address.trim()).filter(address => address !== '');
