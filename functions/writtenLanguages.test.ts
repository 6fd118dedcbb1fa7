import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAuthor } from '#functions/authors/getAuthor.ts';
import { updateMe } from '#functions/authors/updateMe.ts';
import { addComment } from '#functions/comments/addComment.ts';
import { updateComment } from '#functions/comments/updateComment.ts';
import { acceptContactRequest } from '#functions/contacts/acceptContactRequest.ts';
import { addContact } from '#functions/contacts/addContact.ts';
import { listMessages } from '#functions/messages/listMessages.ts';
import { sendMessage } from '#functions/messages/sendMessage.ts';
import { operationFile } from '#functions/operations.ts';
import { addProspect } from '#functions/prospects/addProspect.ts';
import { listOwnerRequests } from '#functions/requests/listOwnerRequests.ts';
import { sendRequest } from '#functions/requests/sendRequest.ts';
import { createTask } from '#functions/tasks/createTask.ts';
import { updateTask } from '#functions/tasks/updateTask.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { readSource } from '#functions/testing/sources.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { contracts } from '#shared/contracts/index.ts';
import type { CommentID, ProjectID, TaskID, UserID } from '#shared/ids.ts';
import { callsWithTexts } from '#shared/writtenTexts.ts';

let world: World;
let owner: UserID;
let reader: UserID;
let project: ProjectID;
const inSpanish = { 'accept-language': 'es-MX' };

beforeAll(async () => {
  world = await createWorld();
  const samples = samplesIn(world);
  owner = await samples.person({ username: 'owner' });
  reader = await samples.person({ username: 'reader' });
  project = await samples.published(owner, { language: 'en' });
});
afterAll(() => world.close());

test('a message keeps the language of the site in which it was written', async () => {
  await world.call(addContact, { body: { ContactedUserID: owner } }, { as: reader });
  await world.call(acceptContactRequest, { ContactID: reader }, { as: owner });
  const body = { recipient: owner, subject: 'Una pregunta', body: '¿Cuándo empezamos?' };
  await world.callWith(sendMessage, { body }, { as: reader, headers: inSpanish });
  const { data } = await world.call(listMessages, { type: 'inbox', query: {} }, { as: owner });
  expect(data?.items.find(({ preview }) => preview === '¿Cuándo empezamos?')).toMatchObject({
    language: 'es',
  });
});

test('an application does', async () => {
  const role = { PersonType: 'Gardener', PersonDescription: 'Knows herbs.' };
  const { data } = await world.callWith(addProspect, { ProjectID: project, body: role }, { as: owner });
  const typeId = (data as { ProspectID: string }).ProspectID;
  const body = { typeId, note: 'Cultivo hierbas desde hace años.' };
  await world.callWith(sendRequest, { ProjectID: project, body }, { as: reader, headers: inSpanish });
  const requests = await world.call(listOwnerRequests, { query: { ownerId: owner } }, { as: owner });
  expect(requests.data?.items).toMatchObject([{ note: body.note, language: 'es' }]);
});

test('a task does', async () => {
  const body = { Title: 'Regar las plantas' };
  expect(
    await world.callWith(createTask, { ProjectID: project, body }, { as: owner, headers: inSpanish }),
  ).toMatchObject({ data: { language: 'es' } });
});

test('an author names another language than that of the site, and a later edit without one keeps it', async () => {
  const named = { headers: inSpanish };
  const french = { text_language: 'fr' };
  const sentAs = (who: UserID) => ({ as: who, ...named });

  const comment = await world.callWith(
    addComment,
    { ProjectID: project, body: { text: 'Je passe samedi.', ...french } },
    sentAs(reader),
  );
  const { CommentID: id } = comment.data as { CommentID: CommentID };
  expect(comment.data).toMatchObject({ language: 'fr' });
  const edit = (body: { text: string; text_language?: string }) =>
    world.callWith(updateComment, { ProjectID: project, CommentID: id, query: {}, body }, sentAs(reader));
  expect(await edit({ text: 'Je passe dimanche.' })).toMatchObject({ data: { language: 'fr' } });
  expect(await edit({ text: 'I come on Sunday.', text_language: 'en' })).toMatchObject({
    data: { language: 'en' },
  });

  const task = await world.callWith(
    createTask,
    { ProjectID: project, body: { Title: 'Arroser les plantes', ...french } },
    sentAs(owner),
  );
  const { TaskID, version } = task.data as { TaskID: TaskID; version: number };
  expect(task.data).toMatchObject({ language: 'fr' });
  const changed = await world.callWith(
    updateTask,
    { ProjectID: project, TaskID, body: { version, Title: 'Water the plants', text_language: 'en' } },
    sentAs(owner),
  );
  expect(changed.data).toMatchObject({ language: 'en' });

  const message = {
    recipient: owner,
    subject: 'Une question',
    body: 'Quand commençons-nous\u202F?',
    ...french,
  };
  await world.callWith(sendMessage, { body: message }, sentAs(reader));
  const { data } = await world.call(listMessages, { type: 'inbox', query: {} }, { as: owner });
  expect(data?.items.find(({ preview }) => preview === message.body)).toMatchObject({ language: 'fr' });

  await world.callWith(updateMe, { body: { about: 'Je marche en montagne.' } }, sentAs(reader));
  await world.callWith(updateMe, { body: french }, sentAs(reader));
  expect((await world.call(getAuthor, { UserID: reader })).data).toMatchObject({ writtenIn: 'fr' });
  await world.callWith(updateMe, { body: { about: null } }, sentAs(reader));
});

test('the calls that take a language of texts are those that say so', () => {
  const taking = contracts.filter(contract =>
    /languageOfTexts|textLanguage/.test(readSource(operationFile(contract))),
  );
  expect(taking.map(({ id }) => id).toSorted()).toEqual(callsWithTexts.toSorted());
});

test('a language that the site does not have is not taken', async () => {
  const body = { text: 'Ich komme am Samstag.', text_language: 'de' };
  expect(
    await world.callWith(addComment, { ProjectID: project, body }, { as: reader, headers: inSpanish }),
  ).toMatchObject({ data: { language: 'es' } });
});

test('a page of a person says in which language they have written it, not in which they read the site', async () => {
  const change = (body: object) => world.callWith(updateMe, { body }, { as: reader, headers: inSpanish });
  const seen = async () => (await world.call(getAuthor, { UserID: reader })).data;
  await change({ city: 'Jaca' });
  expect(await seen()).not.toHaveProperty('writtenIn');
  await change({ about: 'Camino por las montañas y hablo con quien encuentro.' });
  expect(await seen()).toMatchObject({ writtenIn: 'es' });
  await change({ about: null });
  expect(await seen()).not.toHaveProperty('writtenIn');
});
