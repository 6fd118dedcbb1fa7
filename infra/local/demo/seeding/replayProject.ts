import { approveProject } from '#functions/admin/approveProject.ts';
import { denyProject } from '#functions/admin/denyProject.ts';
import { addComment } from '#functions/comments/addComment.ts';
import { addProgressEntry } from '#functions/progress/addProgressEntry.ts';
import { nameStones } from '#functions/projects/nameStones.ts';
import { submitProject } from '#functions/projects/submitProject.ts';
import { updateProject } from '#functions/projects/updateProject.ts';
import { addProspect } from '#functions/prospects/addProspect.ts';
import { uploadSteps } from '#functions/uploads/upload.store.ts';
import { ProjectID, special } from '#shared/ids.ts';
import { randomFrom } from '#shared/random.ts';
import type { DemoProject } from '../content.ts';
import { generatePayments } from '../generatePayments.ts';
import { choicesOf } from '../pictures/demoPictures.ts';
import { readyUploadOf } from '../pictures/uploadOf.ts';
import { proposalOf } from '../proposalOf.ts';
import { scenesOf, shown } from '../shown.ts';
import { translationsChange } from '../translations/demoTranslations.ts';
import { corrections, translations } from '../translations.ts';
import { applyForRole, type DemoRoleRef } from './applyForRole.ts';
import { askForRefund, findRefundRequest, followRefundRequest } from './askForRefund.ts';
import { askToBeHired } from './askToBeHired.ts';
import { callerOf, writerOf } from './caller.ts';
import { likeAll } from './likeAll.ts';
import { offerForAdoption } from './offerForAdoption.ts';
import { replayStatus } from './replayStatus.ts';
import { replayTasks } from './replayTasks.ts';
import { replayTranslation } from './replayTranslation.ts';
import type { SeedContext } from './seedContext.ts';

/** An event in the history of a project. */
interface Event {
  at: string;
  run: () => Promise<unknown>;
}

/** Short names of the special projects; the others are known by their slug. */
export const projectIdOf = ({ slug, owner }: DemoProject): ProjectID =>
  owner === 'support' ? special.supportProject : ProjectID.parse(slug);

/** Replays the history of a project: its submission and review, then the other events in order. */
export async function replayProject(project: DemoProject, context: SeedContext): Promise<void> {
  const id = projectIdOf(project);
  const submittedAt = context.moments.ago(project.submitted, project.slug);
  const seats = await submit(project, id, submittedAt, context);
  const { stones, owner } = project;
  if (stones) {
    await context.backdated.run(submittedAt, deps =>
      nameStones.invoke({ ProjectID: id, body: { names: [...stones] }, caller: callerOf(owner) }, deps),
    );
  }
  await translate(project, id, submittedAt, { seats, context });
  if (project.state === 'submitted') return;

  await review(project, id, submittedAt, context);
  if (project.state === 'denied') return;

  await likeAll(project, id, context);
  for (const { run } of eventsOf(project, id, seats, context).toSorted((a, b) => (a.at < b.at ? -1 : 1)))
    await run();
}

async function submit(
  project: DemoProject,
  id: ProjectID,
  submittedAt: string,
  { backdated, moments }: SeedContext,
): Promise<DemoRoleRef[]> {
  const { slug, owner, submitted } = project;
  const caller = callerOf(owner);
  const proposal = proposalOf(project, moments);
  const submissionKey = `demo-data-${slug}`;
  for (const scene of scenesOf(project)) {
    const upload = readyUploadOf(scene, caller.UserID, submittedAt);
    await backdated.run(submittedAt, ({ table }) => table.write(uploadSteps.create(upload)));
  }
  await backdated.run(submittedAt, deps =>
    submitProject.invoke(
      { body: { proposal, submissionKey }, caller },
      { ...deps, newId: backdated.withNextId(id, submittedAt).newId },
    ),
  );

  const seats: DemoRoleRef[] = [];
  for (const [place, role] of project.roles.entries()) {
    const { type: PersonType, notes: Notes, starterTask, skill, hoursPerWeek, workplace, translates } = role;
    const at = moments.after(submittedAt, (Math.min(submitted * 24, 1) * (place + 1)) / 20);
    const draft = {
      PersonType,
      Notes,
      skill,
      hoursPerWeek,
      workplace,
      translates,
      ...(starterTask && { starterTask }),
    };
    const { ProspectID } = await backdated.run(at, deps =>
      addProspect.invoke({ ProjectID: id, body: draft, caller }, deps),
    );
    seats.push({ role, ProspectID });
  }
  return seats;
}

async function translate(
  { slug, owner, submitted }: DemoProject,
  ProjectID: ProjectID,
  submittedAt: string,
  { seats, context: { backdated, moments } }: { seats: DemoRoleRef[]; context: SeedContext },
): Promise<void> {
  const texts = translations[slug];
  if (!texts) return;
  const change = {
    translations: translationsChange(
      texts,
      seats.map(({ ProspectID }) => ProspectID),
    ),
  };
  await backdated.run(moments.after(submittedAt, Math.min(submitted * 24, 1)), deps =>
    updateProject.invoke({ ProjectID, body: { change }, caller: callerOf(owner) }, deps),
  );
}

async function review(
  { slug, state, reason, ended = 0 }: DemoProject,
  ProjectID: ProjectID,
  submittedAt: string,
  { backdated, moments }: SeedContext,
): Promise<void> {
  const caller = callerOf('edith');
  if (state === 'denied') {
    const at = moments.ago(ended, `denied·${slug}`);
    await backdated.run(at, deps =>
      denyProject.invoke({ ProjectID, body: { reason: reason ?? '' }, caller }, deps),
    );
    return;
  }
  const at = moments.after(submittedAt, 8 + randomFrom(`review·${slug}`)() * 34);
  await backdated.run(at, deps => approveProject.invoke({ ProjectID, body: {}, caller }, deps));
}

function eventsOf(
  project: DemoProject,
  ProjectID: ProjectID,
  seats: DemoRoleRef[],
  context: SeedContext,
): Event[] {
  const { slug, owner, comments = [], log = [], ended } = project;
  const { backdated, moments, pay } = context;

  const told = comments.map(({ by, ago, text, replies = [] }): Event => {
    const at = ago > 2 ? moments.ago(ago, `${slug}·${text}`) : moments.ago(ago, slug);
    const run = async () => {
      const caller = await writerOf(by, text);
      const said = await backdated.run(at, deps =>
        addComment.invoke({ ProjectID, body: { text }, caller }, deps),
      );
      for (const [answerer, hours, answer] of replies) {
        const reply = { text: answer, replyTo: said.CommentID };
        const caller = await writerOf(answerer, answer);
        await backdated.run(moments.after(at, hours), deps =>
          addComment.invoke({ ProjectID, body: reply, caller }, deps),
        );
      }
    };
    return { at, run };
  });

  const { plan = [], spent } = shown[slug] ?? {};
  const reportedAt = moments.ago(1, `spending·${slug}`);
  const spending = plan.map(([purpose], index) => ({ purpose, spent: (spent?.[index] ?? 0) * 100 }));
  const reported: Event = {
    at: reportedAt,
    run: () =>
      backdated.run(reportedAt, deps =>
        updateProject.invoke({ ProjectID, body: { change: {}, spending }, caller: callerOf(owner) }, deps),
      ),
  };

  const correctedAt = moments.ago(2, `correction·${slug}`);
  const corrected: Event[] = (corrections[slug] ? [corrections[slug]] : []).map(([before, after]) => ({
    at: correctedAt,
    run: () => {
      const change = { details: project.details.replace(before, after) };
      return backdated.run(correctedAt, deps =>
        updateProject.invoke({ ProjectID, body: { change }, caller: callerOf(owner) }, deps),
      );
    },
  }));

  const logged = log.map(({ ago, pictures, ...words }): Event => {
    const body = { ...words, ...(pictures && { pictures: choicesOf(pictures) }) };
    const at = moments.ago(ago, `progress·${slug}·${ago}`);
    const run = () =>
      backdated.run(at, deps => addProgressEntry.invoke({ ProjectID, body, caller: callerOf(owner) }, deps));
    return { at, run };
  });

  const payments = generatePayments(project);
  const refund = findRefundRequest(slug, payments);
  const paid = payments.flatMap((payment, index): Event[] => {
    const at = moments.ago(payment.ago, `paid·${slug}·${index}`);
    const askedAt = moments.after(at, 5);
    const isAsked = refund?.place === index;
    const run = async () => {
      const orderKey = `demo-payment-${slug}-${index}`;
      const PaymentID = await pay({ project, ProjectID, payment, at, orderKey });
      if (isAsked)
        await askForRefund(backdated, { PaymentID, by: payment.by, reason: refund.reason, at: askedAt });
    };
    return [{ at, run }, ...(isAsked ? followRefundRequest(backdated, askedAt, moments.ago(0, slug)) : [])];
  });

  const asked = seats.flatMap(seat => applyForRole(project, ProjectID, seat, context));
  const changed = replayStatus(project, ProjectID, context, ended);
  const worked = replayTasks(project, ProjectID, context);
  const translated = replayTranslation(project, ProjectID, seats, context);
  const hired = askToBeHired(project, ProjectID, context);
  const offered = offerForAdoption(project, ProjectID, context);
  return [
    ...told,
    ...corrected,
    ...logged,
    ...(spent ? [reported] : []),
    ...paid,
    ...asked,
    ...changed,
    ...worked,
    ...translated,
    ...hired,
    ...offered,
  ];
}
