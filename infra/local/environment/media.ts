import { Readable } from 'node:stream';
import vm from 'node:vm';
import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { partSource } from '#infra/cloud/web/videoParts.ts';
import type { ExtraRoute } from '#infra/local/gateway/gateway.ts';
import { uploads } from '#shared/media.ts';
import { missingMedia } from '#shared/missingMedia.ts';
import { buckets, credentials } from './variables.ts';

const partOf = z
  .function({ input: [z.optional(z.string())], output: z.string() })
  .implement(vm.runInNewContext(`${partSource}\npartOf`));

/** Serves `/media/*` from the media bucket, as CloudFront does: of a video, a part. */
export function serveMedia(endpoint: string): ExtraRoute {
  const client = new S3Client({ endpoint, region: 'eu-west-2', credentials, forcePathStyle: true });

  return async (request, response, url) => {
    const Key = decodeURIComponent(url.pathname.slice('/media/'.length));
    const isVideo = request.method === 'GET' && Key.startsWith(`${uploads.video.folder}/`);
    const Range = isVideo ? partOf(request.headers.range) : request.headers.range;
    try {
      const found = await client.send(
        new GetObjectCommand({ Bucket: buckets.media, Key, ...(Range && { Range }) }),
      );
      response.writeHead(found.ContentRange ? 206 : 200, {
        'content-type': found.ContentType ?? 'application/octet-stream',
        ...(found.CacheControl && { 'cache-control': found.CacheControl }),
        'accept-ranges': 'bytes',
        ...(found.ContentLength !== undefined && { 'content-length': found.ContentLength }),
        ...(found.ContentRange && { 'content-range': found.ContentRange }),
      });
      if (request.method === 'HEAD' || !(found.Body instanceof Readable)) return void response.end();
      found.Body.pipe(response);
    } catch (error) {
      if (!(error instanceof S3ServiceException)) throw error;
      if (error.$metadata.httpStatusCode === 416) return void response.writeHead(416).end();
      const { status, headers, body } = missingMedia;
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
    }
  };
}
