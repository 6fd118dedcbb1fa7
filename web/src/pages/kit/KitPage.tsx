import './KitPage.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldsSample } from './FieldsSample.tsx';
import { AlertsSample, FloatingSample, MovingSample, WaitingSample } from './interactiveSamples.tsx';
import { ButtonsSample, CairnsSample, LabelsSample, MarkSample, TypeSample } from './staticSamples.tsx';

/** Every component in every state, for developers. Samples are in English only. */
export default function KitPage() {
  const { t } = useTranslation('kit');
  return (
    <div className="wrap comps">
      <h1 className="h1">{t('title')}</h1>
      <div lang="en">
        <Section title="Mark">
          <MarkSample />
        </Section>
        <Section title="Type">
          <TypeSample />
        </Section>
        <Section title="Buttons">
          <ButtonsSample />
        </Section>
        <Section title="Fields">
          <FieldsSample />
        </Section>
        <Section title="Badges, chips, people">
          <LabelsSample />
        </Section>
        <Section title="Notices">
          <AlertsSample />
        </Section>
        <Section title="Floating paper">
          <FloatingSample />
        </Section>
        <Section title="Moving about">
          <MovingSample />
        </Section>
        <Section title="Waiting and nothing yet">
          <WaitingSample />
        </Section>
        <Section title="Cairns">
          <CairnsSample />
        </Section>
        <Section title="Both themes">
          <div className="themes">
            <div data-theme="light">
              <BothThemes />
            </div>
            <div data-theme="dark">
              <BothThemes />
            </div>
          </div>
        </Section>
      </div>
    </div>
  );
}

const BothThemes = () => (
  <>
    <ButtonsSample />
    <LabelsSample />
    <AlertsSample />
  </>
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="cs">
    <header>
      <h2 className="h2">{title}</h2>
    </header>
    <div>{children}</div>
  </section>
);
