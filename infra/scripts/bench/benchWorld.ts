import { tokens } from '#functions/auth/token.store.ts';
import { addComment } from '#functions/comments/addComment.ts';
import { addContact } from '#functions/contacts/addContact.ts';
import { aMessage } from '#functions/messages/testing/aMessage.ts';
import type { AnyOperation } from '#functions/platform/operation.ts';
import { hashOfSecret } from '#functions/platform/secrets.ts';
import { frenchTexts } from '#functions/projects/testing/translatedTexts.ts';
import { updateProject } from '#functions/projects/updateProject.ts';
import { addProspect } from '#functions/prospects/addProspect.ts';
import { caseIdOf } from '#functions/reports/report.store.ts';
import { reportContent } from '#functions/reports/reportContent.ts';
import { sendRequest } from '#functions/requests/sendRequest.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import type { World } from '#functions/testing/world.ts';
import { capitalTranslator } from '#functions/translation/testing/capitalTranslator.ts';
import { uploadSteps } from '#functions/uploads/upload.store.ts';
import { type ProjectID, UploadID, type UserID } from '#shared/ids.ts';
import { createBenchTasks } from './benchTasks.ts';
import { paidOrderOf, writeMoney } from './moneyItems.ts';
import { naturalText } from './naturalText.ts';

/** A call to measure. */
export interface Case {
  name: string;
  operation: AnyOperation;
  input: Parameters<World['callWith']>[1];
  sending?: Parameters<World['callWith']>[2];
}

export type BenchWorld = Awaited<ReturnType<typeof createBenchWorld>>;

/** UserID of the owner of the project, who has many contacts in a filled table. */
export const benchOwner = 'maren';

/** Creates the data of the cases: an owner with a project that has roles, applications, comments and orders; projects to review. */
export async function createBenchWorld(world: World) {
  const samples = samplesIn(world);
  // The phrase book of one machine does not know the texts of the samples.
  Object.assign(world.deps, { translator: capitalTranslator().translator });
  const [owner, ana, ben, administrator] = await Promise.all(
    [benchOwner, 'ana', 'ben', 'edith'].map(username => samples.person({ UserID: username, username })),
  );
  if (!owner || !ana || !ben || !administrator) throw new Error('A required test user is missing.');

  const ProjectID = await samples.published(owner);
  const unfollowed = await samples.published(owner);
  const translator = await samples.person({ UserID: 'ines', username: 'ines' });
  const translated = await writeTranslated(world, samples, translator);
  const editToApprove = await writeEdit(world, samples, translator);
  const [projectToApprove, projectToDeny, projectToDelete] = [
    await samples.submitted(owner),
    await samples.submitted(owner),
    await samples.submitted(owner),
  ];
  await world.runStream(); // projects have their cards before anyone comments on them
  const applications = await writeApplications(world, { ProjectID, owner, ana, ben });
  const people = await Promise.all(Array.from({ length: 25 }, () => samples.person()));
  const replyTo = await writeComments(world, ProjectID, people);
  const PaymentID = await writeMoney(world, { ProjectID, owner, payers: people });
  const [requester] = people;
  if (!requester) throw new Error('A required test user is missing.');
  await world.call(addContact, { body: { ContactedUserID: owner } }, { as: requester });
  const message = await aMessage(world, ana, owner);
  const uploadId = await writeUpload(world, owner);
  const tasks = await createBenchTasks(world);
  const confirmation = await writeConfirmation(world, owner);
  const ReportID = await writeReport(world, ana, requester);
  await world.runStream();

  return {
    owner,
    ana,
    ben,
    /** Someone who has asked the owner to become a contact. */
    requester,
    /** A message from Ana to the owner. */
    message: message.id,
    byOwner: { as: owner },
    byAna: { as: ana },
    byBen: { as: ben },
    /** The payer of the paid order. */
    byPayer: { as: requester },
    paidOrder: paidOrderOf(0),
    byAdmin: { as: administrator, groups: ['admins'] },
    ProjectID,
    /** A public project without followers: its edits cost what those of a project cost whose news of the day has been told. */
    unfollowed,
    byTranslator: { as: translator },
    /** A public project of hers with three roles and a translation. */
    translated,
    /** A public project with three roles, whose first translation waits for its review. */
    editToApprove,
    projectToApprove,
    projectToDeny,
    projectToDelete,
    ...applications,
    /** The last comment on the project. */
    replyTo,
    submissionKey: samples.key(),
    now: world.clock.now(),
    PaymentID,
    UploadID: uploadId,
    tasks,
    /** Hash of the secret in the owner's link that confirms the e-mail address. */
    confirmation,
    /** The case of a reported person. */
    ReportID,
  };
}

/** The translation of the project below, with its details of a usual length; `change` takes the place of a few words. */
export const benchTranslation = (change = '') =>
  frenchTexts({
    details:
      `${change} La table a raison en moyenne, et tort la nuit où ça compte. ${naturalText('fr', 1_600)}`.trim(),
  });

type Samples = ReturnType<typeof samplesIn>;

async function writeTranslated(world: World, samples: Samples, owner: UserID) {
  const ProjectID = await writeLongProject(world, samples, owner);
  const change = { translations: { fr: benchTranslation() } };
  await world.call(updateProject, { ProjectID, body: { change } }, { as: owner });
  await samples.approve(ProjectID);
  return ProjectID;
}

async function writeEdit(world: World, samples: Samples, owner: UserID) {
  const ProjectID = await writeLongProject(world, samples, owner);
  await samples.approve(ProjectID);
  const change = { translations: { fr: benchTranslation() } };
  const { data } = await world.call(updateProject, { ProjectID, body: { change } }, { as: owner });
  return { ProjectID, version: data?.pendingEdit?.version ?? 0 };
}

/** Submits a project with details of a usual length and three roles. */
async function writeLongProject(world: World, samples: Samples, owner: UserID) {
  const details = naturalText('en', 1_650);
  const ProjectID = await samples.submitted(owner, { details });
  for (const PersonType of ['Illustrator', 'Engineer', 'Writer'])
    await world.call(addProspect, { ProjectID, body: { PersonType, skill: 'artists' } }, { as: owner });
  return ProjectID;
}

async function writeConfirmation(world: World, UserID: UserID) {
  const secret = 'bench-confirmation';
  await world.table.write(tokens.create(secret, { kind: 'confirmation', UserID }, world.clock.now()));
  return hashOfSecret(secret);
}

async function writeReport(world: World, as: UserID, reported: UserID) {
  const target = { kind: 'person', UserID: reported } as const;
  await world.call(reportContent, { body: { target, reason: 'spam' } }, { as });
  return caseIdOf(target);
}

interface Applicants {
  ProjectID: ProjectID;
  owner: UserID;
  ana: UserID;
  ben: UserID;
}

/** Three roles of the project, and the applications of two users to the first two. */
async function writeApplications(world: World, { ProjectID, owner, ana, ben }: Applicants) {
  const addRole = async () => {
    const body = { PersonType: 'Illustrator', skill: 'artists' } as const;
    return (await world.call(addProspect, { ProjectID, body }, { as: owner })).data?.ProspectID;
  };
  const [roleA, roleB, roleC] = [await addRole(), await addRole(), await addRole()];
  if (!roleA || !roleB || !roleC) throw new Error('A role is missing.');

  const apply = async (as: UserID, typeId: typeof roleA) =>
    (await world.call(sendRequest, { ProjectID, body: { typeId } }, { as })).data?.contributionRequestId;
  return {
    roleA,
    roleB,
    roleC,
    requestToAccept: await apply(ana, roleA),
    requestToDeny: await apply(ben, roleB),
    requestToWithdraw: await apply(ben, roleA),
  };
}

/** A comment of each author on the project; returns the last one's id. */
async function writeComments(world: World, ProjectID: ProjectID, authors: readonly UserID[]) {
  let last: string | undefined;
  for (const [number, as] of authors.entries()) {
    const { data } = await world.call(addComment, { ProjectID, body: { text: `Comment ${number}` } }, { as });
    last = data?.CommentID;
  }
  return last;
}

/** An avatar upload that has not arrived yet. */
async function writeUpload(world: World, OwnerUserID: UserID) {
  const id = UploadID.parse('bench-upload');
  await world.table.write(
    uploadSteps.create({
      UploadID: id,
      OwnerUserID,
      kind: 'avatar',
      status: 'pending',
      createdAt: world.clock.now(),
    }),
  );
  return id;
}
