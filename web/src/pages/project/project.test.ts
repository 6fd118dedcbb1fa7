import { describe, expect, test } from 'vitest';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { projectPath as path, projectServer } from '#web/testing/projectPage.ts';
import { aComment, aProject, yourComment } from '#web/testing/samples.ts';

const pages = openPages();

describe('On narrow screens', () => {
  test('the panel is as wide as the page, and words of headings keep apart', async () => {
    const { page } = await pages.open(path, projectServer());
    await page.setViewportSize({ width: 768, height: 900 });
    const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())?.width ?? 0;
    expect(await widthOf('.panel')).toBe(await widthOf('.ptitle'));
    const narrow = await page
      .locator('h1, h2, h3')
      .evaluateAll(all =>
        all
          .map(one => getComputedStyle(one))
          .filter(style => parseFloat(style.fontSize) < 40 && parseFloat(style.wordSpacing) < 0),
      );
    expect(narrow).toEqual([]);
  });

  test('each button and tab is at least 44 px high', async () => {
    const { page } = await pages.open(path, projectServer(), { signedIn: true });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of [/^Like/, 'Share', /^Apply: /]) {
      const box = await page.getByRole('button', { name }).first().boundingBox();
      expect(box?.height, String(name)).toBeGreaterThanOrEqual(44);
    }
  });
});

test('The menu in the corner keeps off the edge and off the page', async () => {
  const { page } = await pages.open(path, projectServer(), { signedIn: true });
  const menu = page.locator('.interactive-stone');
  await menu.waitFor();
  const { x = 0, width = 0 } = (await menu.boundingBox()) ?? {};
  expect(1280 - x - width).toBeGreaterThanOrEqual(6);
  expect(x).toBeGreaterThanOrEqual(1240);
});

describe('Comment', () => {
  test('keeps its text with the reason when posting fails, and is posted with Ctrl+Enter', async () => {
    let isRefused = true;
    let comments = [aComment()];
    const { page } = await pages.open(
      path,
      {
        ...projectServer(),
        listComments: () => ({ items: comments }),
        addComment: ({ body }) => {
          if (isRefused) return new Refusal('TOO_MANY_ATTEMPTS');
          const said = yourComment(String(body['text']));
          comments = [said, ...comments];
          return said;
        },
      },
      { signedIn: true },
    );
    const field = page.getByRole('textbox', { name: 'Your comment' });

    await field.fill('Mind the bracket in February.');
    await page.getByRole('button', { name: 'Post comment' }).click();
    await page.getByRole('alert').filter({ hasText: 'Please try again later.' }).waitFor();
    expect(await field.inputValue()).toBe('Mind the bracket in February.');

    isRefused = false;
    await field.press('Control+Enter');
    await page.getByRole('link', { name: 'Lucía Ferrer' }).waitFor();
    await page.getByText('Mind the bracket in February.', { exact: true }).last().waitFor();
    expect(await field.inputValue()).toBe('');
    await page.getByRole('status').filter({ hasText: 'Your comment has been posted.' }).waitFor();
    await page.locator('li:focus').filter({ hasText: 'Mind the bracket in February.' }).waitFor();
  });

  test('is not posted while it is too short, and shows why until it is long enough', async () => {
    const { page, requestsTo } = await pages.open(path, projectServer(), { signedIn: true });
    const field = page.getByRole('textbox', { name: 'Your comment' });
    const problem = page.getByText('A comment needs at least two characters.');

    await field.fill(' a ');
    await page.getByRole('button', { name: 'Post comment' }).click();
    await problem.waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.pressSequentially('ha');
    await problem.waitFor({ state: 'detached' });
    expect(requestsTo('addComment')).toEqual([]);
  });

  test('keeps what is typed while another is being posted', async () => {
    let release = () => {};
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    const { page } = await pages.open(
      path,
      {
        ...projectServer(),
        addComment: async ({ body }) => {
          await held;
          return yourComment(String(body['text']));
        },
      },
      { signedIn: true },
    );
    const field = page.getByRole('textbox', { name: 'Your comment' });
    await field.fill('First thought.');
    await field.press('Control+Enter');
    await page.getByText('First thought.', { exact: true }).waitFor();
    expect(await field.inputValue()).toBe('');
    await field.fill('Second');
    release();
    await page
      .getByRole('button', { name: 'Post comment' })
      .and(page.locator(':not([aria-busy=true])'))
      .waitFor();
    expect(await field.inputValue()).toBe('Second');
  });

  test('shows replies below it', async () => {
    let comments = [aComment()];
    const { page, requestsTo } = await pages.open(
      path,
      {
        ...projectServer(),
        listComments: () => ({ items: comments }),
        addComment: ({ body }) => {
          const said = yourComment(String(body['text']));
          comments = [aComment({ replies: [said] })];
          return said;
        },
      },
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Reply to Maren Okoro' }).click();
    await page.getByRole('textbox', { name: 'Your reply to Maren Okoro' }).fill('Which three?');
    await page.getByRole('button', { name: 'Post reply' }).click();
    await page.getByRole('link', { name: 'Lucía Ferrer' }).waitFor();
    expect(requestsTo('addComment')[0]?.body).toMatchObject({ text: 'Which three?', replyTo: 'comment-1' });
    await expect.poll(() => page.getByRole('textbox', { name: /Your reply/ }).count()).toBe(0);
    await page.locator('li li:focus').filter({ hasText: 'Which three?' }).waitFor();
  });
});

describe('Like', () => {
  test('appears immediately and is undone by a second click', async () => {
    let liked = false;
    const project = () =>
      aProject({
        likes: liked ? 215 : 214,
        you: {
          owner: false,
          member: false,
          liked,
          following: false,
          canAdminister: false,
          beyondPlan: false,
        },
      });
    const { page } = await pages.open(
      path,
      {
        ...projectServer(),
        getProject: project,
        likeProject: ({ body }) => {
          liked = body['liked'] === true;
          return { liked, following: false, likes: project().likes };
        },
      },
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Like 214' }).click();
    await page.getByRole('button', { name: 'Like 215', pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Like 215' }).click();
    await page.getByRole('button', { name: 'Like 214', pressed: false }).waitFor();
    await expect.poll(() => liked).toBe(false); // the button changes before the request has arrived
  });

  test('is undone by a click while the project is fetched again', async () => {
    let liked = false;
    let refetched = Promise.withResolvers<void>();
    refetched.resolve();
    const { page, requestsTo } = await pages.open(
      path,
      {
        ...projectServer(),
        getProject: async () => {
          await refetched.promise;
          return aProject({
            likes: 214 + Number(liked),
            you: {
              owner: false,
              member: false,
              liked,
              following: false,
              canAdminister: false,
              beyondPlan: false,
            },
          });
        },
        likeProject: ({ body }) => {
          liked = body['liked'] === true;
          return { liked, following: false, likes: 214 + Number(liked) };
        },
      },
      { signedIn: true },
    );
    const like = page.getByRole('button', { name: 'Like 214' });
    await like.waitFor();
    refetched = Promise.withResolvers<void>();
    const fetched = requestsTo('getProject').length;
    await like.click();
    await expect.poll(() => requestsTo('getProject').length).toBeGreaterThan(fetched);
    await page.getByRole('button', { name: 'Like 215' }).click();
    refetched.resolve();
    await expect
      .poll(() => requestsTo('likeProject').map(({ body }) => body['liked']))
      .toEqual([true, false]);
    await page.getByRole('button', { name: 'Like 214', pressed: false }).waitFor();
  });

  test('is undone with a message when the server refuses it', async () => {
    const { page } = await pages.open(
      path,
      { ...projectServer(), likeProject: () => new Refusal('INTERNAL') },
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Like 214' }).click();
    await page.getByText('Your like wasn’t saved').waitFor();
    await page.getByRole('button', { name: 'Like 214', pressed: false }).waitFor();
  });
});

test('Shows the 404 page for a project that is not public', async () => {
  const { page } = await pages.open(path, { getProject: () => new Refusal('PROJECT_NOT_FOUND') });
  await page.getByRole('heading', { name: 'We can’t find this page' }).waitFor();
});
