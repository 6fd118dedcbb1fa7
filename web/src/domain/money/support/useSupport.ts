import { useState } from 'react';
import { daysUntilEnd } from '#shared/days.ts';
import type { Project } from '#shared/entities/project.ts';
import { gifts } from '#shared/gifts.ts';
import { paths } from '#shared/paths.ts';
import { minute } from '#shared/time.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useNow } from '#web/api/useNow.ts';
import { useAccountPath } from '#web/domain/person/useSignInPath.ts';
import { doesProjectTake } from '#web/domain/project/isProjectActionAllowed.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { Language } from '#web/i18n/languages.ts';
import { parseAmount, parseWhole, typedAmount, typedWhole } from '#web/i18n/typedNumber.ts';
import { amountProblem, type SupportKind, unitRange, unitsProblem } from './support.ts';

/** Initial choice; amounts are in minor units. */
export interface InitialChoice {
  kind?: SupportKind | undefined;
  amount?: number | undefined;
  quantity?: number | undefined;
}

/** Typed text, with the language in which it was typed: a page can change its language afterwards. */
interface Typed {
  text: string;
  lang: Language;
}

/** State of the donor's choice, shared by the support panel, the bottom bar and the payment page. */
export function useSupport(project: Project, wanted: InitialChoice = {}) {
  const lang = useLanguage();
  const accountPath = useAccountPath();
  const identity = useIdentity();
  const [kind, setKind] = useState<SupportKind>(wanted.kind ?? 'donation');
  const { presets } = gifts[project.currency];
  const [suggested] = presets;
  const [preset, setPreset] = useState<number | undefined>(() =>
    wanted.amount === undefined ? suggested : presets.find(amount => amount === wanted.amount),
  );
  const [typed, setTyped] = useState<Typed>(() => ({
    text: preset === undefined && wanted.amount !== undefined ? typedAmount(wanted.amount, lang) : '',
    lang,
  }));
  const [typedUnits, setTypedUnits] = useState<Typed>();

  const now = useNow(minute);
  const hasEnded = daysUntilEnd(project, now) < 0 && 'ended';
  const closed = doesProjectTake('acceptPayments', project)
    ? (project.you.owner && 'own') || hasEnded
    : 'stopped';
  const range = unitRange(project);
  const { fewest, most } = range;
  const proposedUnits = Math.min(Math.max(wanted.quantity ?? 1, fewest), most);
  const readUnits =
    typedUnits === undefined ? proposedUnits : parseWhole(typedUnits.text, typedUnits.lang).value;
  const wrongUnits = unitsProblem(readUnits, range);
  const units = wrongUnits ? 0 : (readUnits ?? 0);
  const amount = preset ?? parseAmount(typed.text, typed.lang, project.currency).value;
  const problem = kind === 'donation' ? amountProblem(amount, project.currency) : undefined;
  const isPossible = kind === 'donation' ? !problem : units > 0;
  const total = kind === 'donation' ? (amount ?? 0) : units * project.unitPrice;
  const payment = paths.payment({
    lang,
    query: {
      project: project.ProjectID,
      kind,
      ...(kind === 'donation' ? { amount: total } : { quantity: units }),
    },
  });

  return {
    /** Reason why the project takes no payments from the viewer; false if it does. */
    closed,
    takesMoney: !closed,
    kind,
    setKind,
    preset,
    choosePreset: (amount: number) => {
      setPreset(amount);
      setTyped({ text: '', lang });
    },
    typed: typed.text,
    type: (text: string) => {
      setTyped({ text, lang });
      setPreset(text === '' ? suggested : undefined);
    },
    problem,
    units,
    typedUnits: typedUnits?.text ?? typedWhole(proposedUnits, lang),
    unitsProblem: wrongUnits,
    /** The numbers of points between which the payer chooses; `most` is 0 if none can be bought. */
    fewest,
    most,
    typeUnits: (text: string) => setTypedUnits({ text, lang }),
    isPossible,
    /** Minor units, without a fee that the payer adds. */
    total,
    /** Path of the payment page with this choice. */
    payment,
    /** Same path; for visitors, the page to sign in or up that leads there. */
    to: identity.status === 'anonymous' ? accountPath(payment) : payment,
  };
}

export type Support = ReturnType<typeof useSupport>;
