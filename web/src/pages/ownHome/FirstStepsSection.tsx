import circle from 'lucide-static/icons/circle.svg?raw';
import circleCheck from 'lucide-static/icons/circle-check.svg?raw';
import { useTranslation } from 'react-i18next';
import { type FirstSteps, hidesFirstSteps } from '#shared/entities/home.ts';
import { paths } from '#shared/paths.ts';
import { useIdentity, useMutation } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { Rows } from '#web/ui/workspace/Rows.tsx';

const STEPS = ['account', 'profile', 'project', 'people'] as const;

/** The first steps on the site: which are done, and a button for each of the others. The user can hide them. */
export function FirstStepsSection({ steps }: { steps: FirstSteps }) {
  const { t } = useTranslation('ownHome');
  const lang = useLanguage();
  const toast = useToast();
  const who = useIdentity();
  const save = useMutation('savePageConfig', ['getHome'], { notDone: t('firstSteps.notHidden') });
  const isDone = { account: true, ...steps };
  const targets = {
    profile: paths['edit-profile']({ lang }),
    project: paths.roles({ lang }),
    people: paths.authors({ lang }),
  };

  async function setHidden(areHidden: boolean) {
    if (who.status !== 'signedIn') return;
    const { UserID } = who;
    const body = { data: { [hidesFirstSteps]: areHidden } };
    const { error } = await save.run({ UserID, query: { pageName: 'home' }, body });
    if (error || !areHidden) return;
    const undo = { label: t('firstSteps.undo'), run: () => void setHidden(false) };
    toast.show({ kind: 'info', title: t('firstSteps.hidden'), action: undo });
  }

  return (
    <section aria-labelledby="first-steps">
      <div className="own-home-head">
        <h2 className="h3" id="first-steps">
          {t('firstSteps.title')}
        </h2>
        <Button
          size="s"
          kind="quiet"
          busy={save.isBusy && t('firstSteps.hiding')}
          onClick={() => void setHidden(true)}
        >
          {t('firstSteps.hide')}
        </Button>
      </div>
      <Rows labelledBy="first-steps">
        {STEPS.map(step => (
          <li key={step}>
            <div className="own-home-step">
              <Icon svg={isDone[step] ? circleCheck : circle} />
              <div>
                <h3 className="h4">
                  {t(`firstSteps.steps.${step}.title`)}
                  {isDone[step] && <span className="sr"> ({t('firstSteps.done')})</span>}
                </h3>
                {step !== 'account' && !isDone[step] && (
                  <p className="small soft">{t(`firstSteps.steps.${step}.text`)}</p>
                )}
              </div>
            </div>
            {step !== 'account' && !isDone[step] && (
              <LinkButton size="s" to={targets[step]}>
                {t(`firstSteps.steps.${step}.action`)}
              </LinkButton>
            )}
          </li>
        ))}
      </Rows>
    </section>
  );
}
