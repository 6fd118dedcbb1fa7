import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { downloadAs } from '#functions/platform/media.ts';
import { uploads as rules } from '#shared/media.ts';
import { attachmentName } from './attachmentName.ts';
import { type AttachmentWorld, aPdf, attachmentWorld } from './testing/attachmentWorld.ts';
import { picture } from './testing/uploadWorld.ts';

let world: AttachmentWorld;
beforeAll(async () => {
  world = await attachmentWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clock.add({ days: 1 }));

describe('an attachment', () => {
  test('that is a PDF is kept as it is, under its name', async () => {
    const { status, attachment, url } = await world.attach('Plan of the weir.PDF', 'application/pdf', aPdf);
    expect({ status, attachment, url }).toMatchObject({
      status: 'ready',
      attachment: { name: 'Plan of the weir.pdf', type: 'pdf', bytes: aPdf.length },
      url: undefined,
    });
  });

  test('that is a picture is encoded again, without its metadata', async () => {
    const secret = 'where it was taken';
    const bytes = await picture(900, 600)
      .withExif({ IFD0: { ImageDescription: secret } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes(secret)).toBe(true);
    const { UploadID, attachment } = await world.attach('weir.jpeg', 'image/jpeg', bytes);
    expect(attachment).toMatchObject({ name: 'weir.webp', type: 'picture' });

    const [whole, small] = [
      await world.privateFile(`${UploadID}.webp`),
      await world.privateFile(`${UploadID}-small.webp`),
    ];
    expect(whole.includes(secret)).toBe(false);
    const { format, width, exif } = await sharp(whole).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 900, exif: undefined });
    expect((await sharp(small).metadata()).width).toBe(480);
    expect(attachment?.bytes).toBe(whole.length);
  });

  test.each([
    ['a script', 'application/pdf', Buffer.from('<script>alert(1)</script>')],
    ['a PDF without an end', 'application/pdf', Buffer.from('%PDF-1.7\nhalf of it')],
    ['a page that ends like a PDF', 'image/png', Buffer.from('<html>%PDF-1.7 %%EOF')],
  ])('that is %s is refused, whatever type it claims', async (_, type, bytes) => {
    expect(await world.attach('plan.pdf', type, bytes)).toMatchObject({
      status: 'rejected',
      errorCode: 'UPLOAD_INVALID_TYPE',
    });
  });

  test('of another type or above the limit is refused before it is sent', async () => {
    const { bytes } = rules.attachment;
    expect(await world.ask('attachment', 'image/svg+xml')).toMatchObject({ code: 'UPLOAD_INVALID_TYPE' });
    expect(await world.ask('attachment', 'application/pdf', bytes + 1)).toMatchObject({
      code: 'UPLOAD_SIZE_EXCEEDED',
    });
    expect((await world.ask('attachment', 'application/pdf', bytes)).status).toBe(201);
  });
});

test.each([
  ['plan.final.docx', '.pdf', 'plan.final.pdf'],
  ['..\\..\\etc/passwd', '.pdf', 'etc passwd.pdf'],
  ['invoice\u202Efdp.exe', '.pdf', 'invoice fdp.pdf'],
  ['  ', '.webp', 'file.webp'],
  ['.htaccess', '.webp', 'htaccess.webp'],
  ['Crue d’été №3', '.webp', 'Crue d’été №3.webp'],
] as const)('the file “%s” that is a %s is called “%s”', (given, ending, name) => {
  expect(attachmentName(given, ending)).toBe(name);
});

test('a long name is cut before its ending', () => {
  expect(attachmentName('é'.repeat(500), '.pdf')).toBe(`${'é'.repeat(116)}.pdf`);
});

test('a browser is told to download a file, under a name in any letters', () => {
  expect(downloadAs('Crue d’été (3).pdf')).toBe(
    `attachment; filename="Crue d_e_te_ (3).pdf"; filename*=UTF-8''Crue%20d%E2%80%99%C3%A9t%C3%A9%20%283%29.pdf`,
  );
  expect(downloadAs('a"b\r\nX: y.pdf')).not.toMatch(/[\r\n]|"b/);
});
