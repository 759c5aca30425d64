import { Readable } from 'node:stream';
import type { Config } from '../../config.ts';
import type { Storage } from './storage.ts';
import { checkKey, typeOf } from './keys.ts';

const signedSeconds = 60;

/** Stores files in an S3 bucket, or in a service with the same API. */
export function openBucket(settings: NonNullable<Config['s3']>): Storage {
  const { bucket: Bucket } = settings;
  let opening: ReturnType<typeof connect> | undefined;
  const opened = () => (opening ??= connect(settings));

  async function get(key: string) {
    checkKey(key);
    const { client, GetObjectCommand } = await opened();
    return client.send(new GetObjectCommand({ Bucket, Key: key })).catch((error: Error) => {
      if (error.name === 'NoSuchKey') return null;
      throw error;
    });
  }

  return {
    async put(key, content) {
      checkKey(key);
      const { client, Upload } = await opened();
      const params = { Bucket, Key: key, Body: content, ContentType: typeOf(key) };
      await new Upload({ client, params }).done();
    },

    async open(key) {
      const found = await get(key);
      if (!(found?.Body instanceof Readable)) return null;
      return { size: found.ContentLength ?? 0, stream: found.Body };
    },

    async read(key) {
      const found = await get(key);
      return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null;
    },

    async placeOf(key) {
      checkKey(key);
      const { client, GetObjectCommand, getSignedUrl } = await opened();
      const command = new GetObjectCommand({ Bucket, Key: key });
      const { pathname, search } = new URL(
        await getSignedUrl(client, command, { expiresIn: signedSeconds }),
      );
      return pathname + search;
    },

    async remove(key) {
      checkKey(key);
      const { client, DeleteObjectCommand } = await opened();
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },

    async *list(prefix) {
      const { client, paginateListObjectsV2 } = await opened();
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
        for (const { Key: key, Size: size = 0, LastModified } of page.Contents ?? []) {
          if (key && LastModified) yield { key, size, changedAt: LastModified };
        }
      }
    },

    // A lifecycle rule of the bucket (AbortIncompleteMultipartUpload) does this.
    sweep: async () => undefined,

    // A service may have another address for each process.
    identity: async () => `bucket ${Bucket}`,

    close() {
      void opening?.then(({ client }) => client.destroy());
    },
  };
}

/** Loaded at the first use, as it is large and most installations have a folder. */
async function connect({ endpoint, region, credentials }: NonNullable<Config['s3']>) {
  const [s3, { Upload }, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/lib-storage'),
    import('@aws-sdk/s3-request-presigner'),
  ]);
  const client = new s3.S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && {
      credentials: {
        accessKeyId: credentials.accessKey,
        secretAccessKey: credentials.secretKey,
      },
    }),
    // Not every service supports the newer checksums of AWS.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { ...s3, client, Upload, getSignedUrl };
}
