import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  CfnBucket,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { snapshotFolder } from '#functions/market/search/snapshotFiles.ts';
import { heldKey } from '#functions/platform/heldKey.ts';
import { attachmentFolder, incomingFolder, shareRequests } from '#functions/uploads/keys.ts';
import { acknowledge, wildcardFinding } from '#infra/cloud/acknowledge.ts';
import { uploads } from '#shared/media.ts';
import { sitemapFolder } from '#shared/sitemap.ts';
import type { CloudFunction, Connectable } from './cloudFunction.ts';
import { deadLetterRetention } from './deadLetterQueue.ts';

/** A private, encrypted bucket with TLS only, retained when its stack is deleted. */
export const privateBucket = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  removalPolicy: RemovalPolicy.RETAIN,
};

/** Access logs of buckets and CloudFront, for 90 days. */
export class AccessLogs extends Bucket {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      ...privateBucket,
      objectOwnership: ObjectOwnership.OBJECT_WRITER, // S3 delivers access logs with an ACL
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
    acknowledge(this, { S1: 'This bucket is where access logs go; logging itself would never end.' });
  }
}

/** Users' files: the bucket for raw uploads, and the one for the public files made from them. */
export class Files extends Construct {
  /**
   * Raw uploads, which processing deletes and those of failed uploads are kept as long as their dead letters; videos that are
   * held until their project is public; and attachments of messages.
   */
  readonly uploads: Bucket;
  /** Public files under `/media`. Replaced files can be restored for 30 days. */
  readonly media: Bucket;

  constructor(scope: Construct, id: string, { siteOrigin }: { siteOrigin: string }) {
    super(scope, id);
    const logs = new AccessLogs(this, 'AccessLogs');

    this.uploads = new Bucket(this, 'Uploads', {
      ...privateBucket,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'uploads/',
      cors: [
        {
          allowedMethods: [HttpMethods.POST],
          allowedOrigins: [siteOrigin],
          allowedHeaders: ['*'],
          maxAge: 3000,
        },
      ],
      lifecycleRules: [
        { prefix: incomingFolder, expiration: deadLetterRetention },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });

    announceObjects(this.uploads);

    this.media = new Bucket(this, 'Media', {
      ...privateBucket,
      versioned: true,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'media/',
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30) }],
    });
    this.media.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [this.media.arnForObjects('*')],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
  }

  /** Permission to sign uploads: a presigned POST has the permissions of its signer. */
  get presigning(): Connectable {
    return {
      connect: to => {
        allowObjects(to, this.uploads, ['s3:PutObject'], incomingFolder);
        to.configure({ UPLOAD_BUCKET: this.uploads.bucketName });
      },
    };
  }

  /** Permission to write the sitemaps, the only public files that are not made from uploads. */
  get publishing(): Connectable {
    return {
      connect: to => {
        allowObjects(to, this.media, ['s3:PutObject'], sitemapFolder);
        to.configure({ UPLOAD_BUCKET: this.uploads.bucketName, MEDIA_BUCKET: this.media.bucketName });
      },
    };
  }

  /** Permission to sign links to videos that are not public. */
  get previewing(): Connectable {
    return {
      connect: to => {
        allowObjects(to, this.uploads, ['s3:GetObject'], heldKey(''));
        to.configure({ UPLOAD_BUCKET: this.uploads.bucketName });
      },
    };
  }

  /** Permission to sign links to attachments of messages. */
  get linking(): Connectable {
    return {
      connect: to => {
        allowObjects(to, this.uploads, ['s3:GetObject'], attachmentFolder);
        to.configure({ UPLOAD_BUCKET: this.uploads.bucketName });
      },
    };
  }

  /** Permission to publish and withdraw files of projects, to delete avatars and attachments, and to ask for pictures of projects. */
  get releasing(): Connectable {
    return {
      connect: to => {
        allowObjects(to, this.uploads, ['s3:GetObject', 's3:DeleteObject'], heldKey(''));
        allowObjects(to, this.uploads, ['s3:DeleteObject'], attachmentFolder);
        // Otherwise S3 answers 403 instead of 404 for a file that is gone.
        to.allow(['s3:ListBucket'], [this.uploads.bucketArn, this.media.bucketArn]);
        allowObjects(to, this.uploads, ['s3:PutObject'], shareRequests);
        const pictures = `${uploads.project.folder}/`;
        allowObjects(to, this.media, ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], pictures);
        allowObjects(to, this.media, ['s3:PutObject', 's3:DeleteObject'], `${uploads.video.folder}/`);
        allowObjects(to, this.media, ['s3:DeleteObject'], `${uploads.avatar.folder}/`);
        to.configure({ UPLOAD_BUCKET: this.uploads.bucketName, MEDIA_BUCKET: this.media.bucketName });
      },
    };
  }

  /** Permission to read the snapshots of the market's index, or to write and remove them too. */
  marketIndex(access: 'read' | 'write'): Connectable {
    const actions =
      access === 'write' ? ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'] : ['s3:GetObject'];
    return {
      connect: to => {
        allowObjects(to, this.uploads, actions, snapshotFolder);
        // Otherwise S3 answers 403 instead of 404 for a snapshot that is gone.
        to.allow(['s3:ListBucket'], [this.uploads.bucketArn]);
        to.configure({ UPLOAD_BUCKET: this.uploads.bucketName });
      },
    };
  }

  /** Permission to read raw uploads, hold videos, write public files and delete the raw ones. */
  get processing(): Connectable {
    return {
      connect: to => {
        allowObjects(to, this.uploads, ['s3:GetObject', 's3:PutObject', 's3:DeleteObject']);
        allowObjects(to, this.media, ['s3:GetObject', 's3:PutObject', 's3:DeleteObject']);
        to.configure({ UPLOAD_BUCKET: this.uploads.bucketName, MEDIA_BUCKET: this.media.bucketName });
      },
    };
  }
}

function allowObjects(to: CloudFunction, bucket: Bucket, actions: readonly string[], folder = ''): void {
  to.allow(actions, [bucket.arnForObjects(`${folder}*`)]);
  acknowledge(to, {
    [wildcardFinding(bucket.bucketArn, { owner: bucket, user: to, suffix: `/${folder}*` })]:
      'Names of objects are made while running; each object of this one bucket is meant.',
  });
}

/** Sends events of new objects to EventBridge. The L2 property would add a custom resource with broad permissions. */
/** Has S3 announce new objects to EventBridge. */
export function announceObjects({ node }: Bucket): void {
  if (!(node.defaultChild instanceof CfnBucket)) throw new Error('Bucket without a CfnBucket');
  node.defaultChild.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } };
}
