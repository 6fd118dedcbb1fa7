import { handler as approveProject } from '#functions/admin/approveProject.lambda.ts';
import { handler as denyProject } from '#functions/admin/denyProject.lambda.ts';
import { handler as listProjectsForReview } from '#functions/admin/listProjectsForReview.lambda.ts';
import { handler as getSignInUrl } from '#functions/auth/getSignInUrl.lambda.ts';
import { handler as getAuthor } from '#functions/authors/getAuthor.lambda.ts';
import { handler as getMe } from '#functions/authors/getMe.lambda.ts';
import { handler as listAuthors } from '#functions/authors/listAuthors.lambda.ts';
import { handler as updateMe } from '#functions/authors/updateMe.lambda.ts';
import { handler as getAccountStatus } from '#functions/money/getAccountStatus.lambda.ts';
import { handler as getOrder } from '#functions/money/getOrder.lambda.ts';
import { handler as getPlatformFee } from '#functions/money/getPlatformFee.lambda.ts';
import { handler as initiatePayment } from '#functions/money/initiatePayment.lambda.ts';
import { handler as listAllPayouts } from '#functions/money/listAllPayouts.lambda.ts';
import { handler as listMyPayouts } from '#functions/money/listMyPayouts.lambda.ts';
import { handler as listOwnedOrders } from '#functions/money/listOwnedOrders.lambda.ts';
import { handler as listProjectPayments } from '#functions/money/listProjectPayments.lambda.ts';
import { handler as listNotifications } from '#functions/notifications/listNotifications.lambda.ts';
import { handler as readAllNotifications } from '#functions/notifications/readAllNotifications.lambda.ts';
import { handler as addComment } from '#functions/projects/addComment.lambda.ts';
import { handler as deleteProject } from '#functions/projects/deleteProject.lambda.ts';
import { handler as getProject } from '#functions/projects/getProject.lambda.ts';
import { handler as likeProject } from '#functions/projects/likeProject.lambda.ts';
import { handler as listAuthorProjects } from '#functions/projects/listAuthorProjects.lambda.ts';
import { handler as listComments } from '#functions/projects/listComments.lambda.ts';
import { handler as listFeaturedProjects } from '#functions/projects/listFeaturedProjects.lambda.ts';
import { handler as listProjects } from '#functions/projects/listProjects.lambda.ts';
import { handler as listUserProjects } from '#functions/projects/listUserProjects.lambda.ts';
import { handler as submitProject } from '#functions/projects/submitProject.lambda.ts';
import { handler as updateProject } from '#functions/projects/updateProject.lambda.ts';
import { handler as addProspect } from '#functions/prospects/addProspect.lambda.ts';
import { handler as listFeaturedProspects } from '#functions/prospects/listFeaturedProspects.lambda.ts';
import { handler as removeProspect } from '#functions/prospects/removeProspect.lambda.ts';
import { handler as updateProspect } from '#functions/prospects/updateProspect.lambda.ts';
import { handler as updateProspects } from '#functions/prospects/updateProspects.lambda.ts';
import { handler as acceptRequest } from '#functions/requests/acceptRequest.lambda.ts';
import { handler as denyRequest } from '#functions/requests/denyRequest.lambda.ts';
import { handler as listMyAppliedProspects } from '#functions/requests/listMyAppliedProspects.lambda.ts';
import { handler as listOwnerRequests } from '#functions/requests/listOwnerRequests.lambda.ts';
import { handler as listProjectAppliedProspects } from '#functions/requests/listProjectAppliedProspects.lambda.ts';
import { handler as listProjectRequests } from '#functions/requests/listProjectRequests.lambda.ts';
import { handler as listProspects } from '#functions/requests/listProspects.lambda.ts';
import { handler as sendRequest } from '#functions/requests/sendRequest.lambda.ts';
import { handler as checkAccess } from '#functions/system/checkAccess.lambda.ts';
import { handler as healthCheck } from '#functions/system/healthCheck.lambda.ts';
import { handler as listTeamMembers } from '#functions/teams/listTeamMembers.lambda.ts';
import { handler as removeMember } from '#functions/teams/removeMember.lambda.ts';
import { sampleProposal, samplesIn } from '#functions/testing/samples.ts';
import type { World } from '#functions/testing/world.ts';
import { handler as getUpload } from '#functions/uploads/getUpload.lambda.ts';
import { uploadSteps } from '#functions/uploads/upload.store.ts';
import { UploadID } from '#shared/ids.ts';
import { writeMoney } from './moneyItems.ts';

interface Case {
  name: string;
  handler: unknown;
  input: Parameters<World['callWith']>[1];
  sending?: Parameters<World['callWith']>[2];
}

/** A person who owns projects, one who applied to them, a project of everything, and a call of each endpoint in a good order. */
export async function casesIn(world: World): Promise<Case[]> {
  const samples = samplesIn(world);
  const [owner, ana, ben, administrator] = await Promise.all(
    ['maren', 'ana', 'ben', 'edith'].map(username => samples.person({ UserID: username, username })),
  );
  if (!owner || !ana || !ben || !administrator) throw new Error('A required test user is missing.');
  const byOwner = { as: owner };
  const byAna = { as: ana };
  const byAdmin = { as: administrator, groups: ['admins'] };

  const ProjectID = await samples.published(owner);
  const [waiting, wrong, unwanted] = [
    await samples.submitted(owner),
    await samples.submitted(owner),
    await samples.submitted(owner),
  ];
  const role = async () =>
    (
      await world.call(
        addProspect,
        { ProjectID, body: { PersonType: 'Illustrator', skill: 'artists' } },
        byOwner,
      )
    ).data?.ProspectID;
  const [one, two, three] = [await role(), await role(), await role()];
  if (!one || !two || !three) throw new Error('A role is missing.');
  const apply = async (as: typeof ana, typeId: typeof one) =>
    (await world.call(sendRequest, { ProjectID, body: { typeId } }, { as })).data?.contributionRequestId;
  const [wanted, denied] = [await apply(ana, one), await apply(ben, two)];
  const people = await Promise.all(Array.from({ length: 25 }, () => samples.person()));
  let replyTo: string | undefined;
  for (const [number, as] of people.entries()) {
    const { data } = await world.call(addComment, { ProjectID, body: { text: `Comment ${number}` } }, { as });
    replyTo = data?.CommentID;
  }
  const PaymentID = await writeMoney(world, { ProjectID, owner, payers: people });
  const upload = UploadID.parse('bench-upload');
  const createdAt = world.clock.now();
  await world.table.write(
    uploadSteps.create({
      UploadID: upload,
      OwnerUserID: owner,
      kind: 'avatar',
      status: 'pending',
      createdAt,
    }),
  );
  Object.assign(process.env, { IDENTITY_URL: 'https://bench.invalid', TOKEN_CLIENT_ID: 'bench' });
  await world.runStream();

  return [
    { name: 'healthCheck', handler: healthCheck, input: {} },
    { name: 'checkAccess', handler: checkAccess, input: { headers: { 'x-page': 'admin' } }, sending: byAna },
    { name: 'listProjects', handler: listProjects, input: {} },
    {
      name: 'listProjects, country and skill',
      handler: listProjects,
      input: { query: { country: 'GB', skill: 'artists' } },
    },
    { name: 'listProjects, one word', handler: listProjects, input: { query: { search: 'harbour' } } },
    {
      name: 'listProjects, two words',
      handler: listProjects,
      input: { query: { search: 'harbour garden' } },
    },
    { name: 'listProjects, ending soon', handler: listProjects, input: { query: { sort: 'endingSoon' } } },
    { name: 'listFeaturedProjects', handler: listFeaturedProjects, input: {} },
    { name: 'listUserProjects, stranger', handler: listUserProjects, input: { userId: owner } },
    {
      name: 'listUserProjects, own',
      handler: listUserProjects,
      input: { userId: owner },
      sending: byOwner,
    },
    { name: 'getProject, stranger', handler: getProject, input: { ProjectID } },
    { name: 'getProject, known caller', handler: getProject, input: { ProjectID }, sending: byAna },
    { name: 'listComments, stranger', handler: listComments, input: { ProjectID } },
    { name: 'listComments, known caller', handler: listComments, input: { ProjectID }, sending: byAna },
    {
      name: 'addComment',
      handler: addComment,
      input: { ProjectID, body: { text: 'A good idea.' } },
      sending: byAna,
    },
    {
      name: 'addComment, reply',
      handler: addComment,
      input: { ProjectID, body: { text: 'So it is.', replyTo } },
      sending: byOwner,
    },
    { name: 'listComments, with replies', handler: listComments, input: { ProjectID } },
    {
      name: 'likeProject',
      handler: likeProject,
      input: { ProjectID, body: { liked: true } },
      sending: byAna,
    },
    {
      name: 'submitProject',
      handler: submitProject,
      input: { body: { proposal: sampleProposal(), submissionKey: samples.key() } },
      sending: byOwner,
    },
    {
      name: 'updateProject',
      handler: updateProject,
      input: { ProjectID, body: { change: { progress: 35 } } },
      sending: byOwner,
    },
    { name: 'deleteProject', handler: deleteProject, input: { ProjectID: unwanted }, sending: byOwner },
    { name: 'listProjectsForReview', handler: listProjectsForReview, input: {}, sending: byAdmin },
    {
      name: 'approveProject',
      handler: approveProject,
      input: { ProjectID: waiting, body: {} },
      sending: byAdmin,
    },
    {
      name: 'denyProject',
      handler: denyProject,
      input: { ProjectID: wrong, body: { reason: 'The budget is missing its parts.' } },
      sending: byAdmin,
    },
    { name: 'listProspects, stranger', handler: listProspects, input: { ProjectID } },
    { name: 'listProspects, known caller', handler: listProspects, input: { ProjectID }, sending: byAna },
    { name: 'addProspect', handler: addProspect, input: { ProjectID, body: {} }, sending: byOwner },
    {
      name: 'updateProspect',
      handler: updateProspect,
      input: { ProjectID, ProspectID: three, body: { Notes: 'You paint harbours.' } },
      sending: byOwner,
    },
    {
      name: 'updateProspects',
      handler: updateProspects,
      input: {
        ProjectID,
        body: { items: [two, three].map(ProspectID => ({ ProspectID, change: { skill: 'designers' } })) },
      },
      sending: byOwner,
    },
    {
      name: 'removeProspect',
      handler: removeProspect,
      input: { ProjectID, ProspectID: three },
      sending: byOwner,
    },
    { name: 'listFeaturedProspects', handler: listFeaturedProspects, input: {} },
    {
      name: 'listProjectAppliedProspects',
      handler: listProjectAppliedProspects,
      input: { ProjectID },
      sending: byAna,
    },
    { name: 'listMyAppliedProspects', handler: listMyAppliedProspects, input: {}, sending: byAna },
    {
      name: 'sendRequest',
      handler: sendRequest,
      input: { ProjectID, body: { typeId: two } },
      sending: byAna,
    },
    { name: 'listProjectRequests', handler: listProjectRequests, input: { ProjectID }, sending: byOwner },
    {
      name: 'listProjectRequests, waiting',
      handler: listProjectRequests,
      input: { ProjectID, query: { status: 'pending' } },
      sending: byOwner,
    },
    {
      name: 'listOwnerRequests',
      handler: listOwnerRequests,
      input: { query: { ownerId: owner } },
      sending: byOwner,
    },
    {
      name: 'listOwnerRequests, waiting',
      handler: listOwnerRequests,
      input: { query: { ownerId: owner, status: 'pending' } },
      sending: byOwner,
    },
    {
      name: 'acceptRequest',
      handler: acceptRequest,
      input: { ProjectID, query: { contributorId: ana, contributionRequestId: wanted, typeId: one } },
      sending: byOwner,
    },
    {
      name: 'denyRequest',
      handler: denyRequest,
      input: { ProjectID, contributionRequestId: denied },
      sending: byOwner,
    },
    { name: 'listTeamMembers, stranger', handler: listTeamMembers, input: { ProjectID } },
    {
      name: 'listTeamMembers, known caller',
      handler: listTeamMembers,
      input: { ProjectID },
      sending: byOwner,
    },
    { name: 'removeMember', handler: removeMember, input: { ProjectID, UserID: ana }, sending: byOwner },
    { name: 'getMe', handler: getMe, input: {}, sending: byOwner },
    { name: 'updateMe', handler: updateMe, input: { body: { city: 'Falmouth' } }, sending: byOwner },
    { name: 'getAuthor', handler: getAuthor, input: { UserID: owner } },
    { name: 'listAuthors', handler: listAuthors, input: {} },
    { name: 'listAuthorProjects, stranger', handler: listAuthorProjects, input: { UserID: owner } },
    {
      name: 'listAuthorProjects, known caller',
      handler: listAuthorProjects,
      input: { UserID: owner },
      sending: byAna,
    },
    { name: 'listNotifications', handler: listNotifications, input: {}, sending: byOwner },
    { name: 'readAllNotifications', handler: readAllNotifications, input: {}, sending: byOwner },
    {
      name: 'initiatePayment',
      handler: initiatePayment,
      input: {
        body: {
          items: [{ kind: 'donation', ProjectID, quantity: 1, price: 1_500 }],
          total: 1_500,
          currency: 'EUR',
          orderKey: 'bench-order-key-1',
        },
      },
      sending: byAna,
    },
    { name: 'getOrder', handler: getOrder, input: { body: { PaymentID } }, sending: byOwner },
    { name: 'getPlatformFee', handler: getPlatformFee, input: {} },
    { name: 'listProjectPayments, stranger', handler: listProjectPayments, input: { ProjectID } },
    {
      name: 'listProjectPayments, known caller',
      handler: listProjectPayments,
      input: { ProjectID },
      sending: byAna,
    },
    { name: 'listOwnedOrders', handler: listOwnedOrders, input: {}, sending: byOwner },
    { name: 'getAccountStatus', handler: getAccountStatus, input: { userId: owner }, sending: byOwner },
    { name: 'listMyPayouts', handler: listMyPayouts, input: {}, sending: byOwner },
    {
      name: 'listMyPayouts, in a state',
      handler: listMyPayouts,
      input: { query: { status: 'pending' } },
      sending: byOwner,
    },
    { name: 'listAllPayouts', handler: listAllPayouts, input: {}, sending: byAdmin },
    {
      name: 'listAllPayouts, in a state',
      handler: listAllPayouts,
      input: { query: { status: 'pending' } },
      sending: byAdmin,
    },
    { name: 'getUpload', handler: getUpload, input: { UploadID: upload }, sending: byOwner },
    {
      name: 'getSignInUrl',
      handler: getSignInUrl,
      input: {
        identityProvider: 'google',
        query: {
          redirectUri: 'https://cairn.example/en/signin',
          state: 'a-state-of-the-bench',
          codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        },
      },
    },
  ];
}
