import { expect, test } from 'vitest';
import type { PictureChoice, Pictures } from '#shared/entities/picture.ts';
import { UploadID } from '#shared/ids.ts';
import type { ApiRequest } from '#web/testing/fakeApi.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { ownProject, withProject } from '#web/testing/owner.ts';
import { aPicture } from '#web/testing/pictureSamples.ts';

const pages = openPages();
const files = (...names: string[]) =>
  names.map(name => ({ name, mimeType: 'image/png', buffer: Buffer.from('not looked at') }));

/** The edit page of a project that takes pictures; files named in `rejected` fail the checks. */
async function editing(gallery?: Pictures, { rejected = 0, lost = 0 } = {}) {
  let project = ownProject({ shortName: 'Tide', ...(gallery && { gallery }) });
  let uploads = 0;
  const known = new Map((gallery ?? []).map(picture => [picture.UploadID, picture]));
  const answers = withProject(project, {
    getProject: () => project,
    presignUpload: () => {
      uploads += 1;
      const id = UploadID.parse(`upload-of-test-${uploads}`);
      known.set(id, { ...aPicture(uploads), UploadID: id });
      return { UploadID: id, url: '/storage', fields: { key: 'k' }, expiresAt: '2026-11-20T12:00:00.000Z' };
    },
    getUpload: ({ params }: ApiRequest) => {
      const id = UploadID.parse(params['UploadID']);
      const { cover, card, width, height } = aPicture(uploads);
      const about = { UploadID: id, kind: 'project', createdAt: '2026-11-20T12:00:00.000Z' } as const;
      return uploads === rejected
        ? { ...about, status: 'rejected', errorCode: 'UPLOAD_INVALID_DIMENSIONS', width: 300, height: 200 }
        : { ...about, status: 'ready', url: cover, thumbnailUrl: card, width, height };
    },
    updateProject: ({ body }: ApiRequest) => {
      const { gallery: choices } = body['change'] as { gallery?: PictureChoice[] | null };
      const { gallery: _, ...rest } = project;
      const shown = (choices ?? []).flatMap(choice => {
        const picture = known.get(choice.UploadID);
        return picture ? [{ ...picture, ...choice }] : [];
      });
      project = { ...rest, ...(shown.length > 0 && { gallery: shown }) };
      return project;
    },
  });
  // High enough for a drag from the last picture to the first.
  const viewport = { width: 1280, height: 2600 };
  const opened = await pages.open('/en/edit-projects', answers, { signedIn: true, viewport });
  const { page } = opened;
  let posts = 0;
  await page.route('**/storage', async route => {
    posts += 1;
    await (posts <= lost ? route.abort() : route.fulfill({ status: 204 }));
  });
  const group = page.getByRole('group', { name: /More pictures/ });
  const choose = (...names: string[]) => group.locator('input[type=file]').setInputFiles(files(...names));
  const sent = () =>
    opened
      .requestsTo('updateProject')
      .map(({ body }) => (body['change'] as { gallery?: PictureChoice[] }).gallery);
  return { ...opened, group, choose, sent };
}

test('Several pictures are added together, and saved once each says what it shows', async () => {
  const { page, group, choose, sent } = await editing();
  await choose('quay.png', 'board.png');
  await group.getByText('Picture 2').waitFor();
  await page.getByLabel('Project name').focus();
  await group.getByText('Say what each picture shows, for people who don’t see it.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(sent()).toEqual([]);

  await group.getByLabel('What it shows').first().fill('A gauge on a quay');
  await group.getByLabel('What it shows').last().fill('A board on a bench');
  await group.getByLabel('Caption').last().fill('Number three');
  await page.getByLabel('Project name').focus();
  await expect
    .poll(() => sent().at(-1))
    .toEqual([
      { UploadID: 'upload-of-test-1', alt: 'A gauge on a quay' },
      { UploadID: 'upload-of-test-2', alt: 'A board on a bench', caption: 'Number three' },
    ]);
});

test('Pictures are put in order by buttons and by dragging, removed and brought back', async () => {
  const gallery = [1, 2, 3].map(aPicture);
  const { page, group, sent } = await editing(gallery);
  const order = () =>
    sent()
      .at(-1)
      ?.map(({ alt }) => alt);
  await group.getByRole('button', { name: 'Picture 2: move up' }).click();
  await page.getByLabel('Project name').focus();
  await expect.poll(order).toEqual(['Picture two', 'Picture one', 'Picture three']);

  const grips = group.locator('.entry-grip');
  await grips.last().hover();
  await page.mouse.down();
  await grips.first().hover();
  await grips.first().hover({ position: { x: 8, y: 8 } }); // a drag begins with the first movement
  await page.mouse.up();
  await page.getByLabel('Project name').focus();
  await expect.poll(order).toEqual(['Picture three', 'Picture two', 'Picture one']);

  await group.getByRole('button', { name: 'Picture 1: remove' }).click();
  await page.getByLabel('Project name').focus();
  await expect.poll(order).toEqual(['Picture two', 'Picture one']);
  await group.getByRole('button', { name: 'Undo' }).click();
  await page.getByLabel('Project name').focus();
  await expect.poll(order).toEqual(['Picture three', 'Picture two', 'Picture one']);
});

test('A file that is refused says why and does not stop the others; one that was lost can be sent again', async () => {
  const { group, choose } = await editing(undefined, { rejected: 1 });
  await choose('small.png', 'large.png');
  await group.getByText('This picture has 300 × 200 pixels; at least 600 × 340 are needed.').waitFor();
  await group.getByText('Picture 1').waitFor();
  await group.getByRole('button', { name: 'Dismiss small.png' }).click();
  await expect.poll(() => group.getByText('small.png').count()).toBe(0);

  const other = await editing(undefined, { lost: 1 });
  await other.choose('quay.png');
  await other.group.getByText('The connection was lost before the file had arrived.').waitFor();
  await other.group.getByRole('button', { name: 'Try again quay.png' }).click();
  await other.group.getByText('Picture 1').waitFor();
});

test('Eight pictures are the most; of those beyond them the number is said', async () => {
  const { group, choose } = await editing([1, 2, 3, 4, 5, 6, 7].map(aPicture));
  await choose('a.png', 'b.png', 'c.png');
  await group.getByText('2 pictures weren’t added: 8 is the most.').waitFor();
  await group.getByText('8 is the most.', { exact: true }).waitFor();
});

test('An edit with too many uploads keeps what was typed', async () => {
  const { page } = await pages.open(
    '/en/edit-projects',
    withProject(ownProject({ shortName: 'Tide' }), { presignUpload: () => new Refusal('TOO_MANY_ATTEMPTS') }),
    { signedIn: true },
  );
  const group = page.getByRole('group', { name: /More pictures/ });
  await group.locator('input[type=file]').setInputFiles(files('quay.png'));
  await group.getByText('You’ve reached the limit for now. Please try again later.').waitFor();
  await group.getByRole('button', { name: 'Try again quay.png' }).waitFor();
});
