import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '../../config/index.js';
import { type ByteRange, FileStore, FileStoreAway, type IncomingFile } from './file-store.js';

/** A store that does not answer is away: a request is not to wait for it for ever. */
const CONNECT_MS = 3000;
const ANSWER_MS = 60_000;

/** Files in a bucket of an S3-compatible store. A store behind an own endpoint is addressed by path. */
export class S3FileStore extends FileStore {
  private readonly client: S3Client;

  constructor(private readonly config: S3Config) {
    super();
    this.client = new S3Client({
      region: config.region,
      endpoint: config.endpoint,
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
      forcePathStyle: config.endpoint !== undefined,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.config.bucket, Key: key };
  }

  /** The bucket is made by whoever runs the store. */
  async open(): Promise<void> {}

  async put(key: string, file: IncomingFile): Promise<void> {
    if (await this.has(key)) return;
    const body = createReadStream(file.path);
    const put = new PutObjectCommand({ ...this.at(key), Body: body, ContentLength: file.size });
    await this.client.send(put).catch(away);
  }

  async has(key: string): Promise<boolean> {
    try {
      await this.client.send(new HeadObjectCommand(this.at(key)));
      return true;
    } catch (error) {
      return statusOf(error) === 404 ? false : away(error);
    }
  }

  async read(key: string): Promise<Buffer> {
    return buffer(await this.stream(key));
  }

  async stream(key: string, range?: ByteRange): Promise<Readable> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const get = new GetObjectCommand({ ...this.at(key), Range });
    const { Body } = await this.client.send(get).catch((error: unknown) => {
      throw error instanceof NoSuchKey ? error : away(error);
    });
    return Body as Readable;
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key))).catch(away);
  }

  async *list(): AsyncIterable<{ key: string; storedAt: Date }> {
    for await (const page of paginateListObjectsV2({ client: this.client }, { Bucket: this.config.bucket })) {
      for (const item of page.Contents ?? []) {
        if (item.Key) yield { key: item.Key, storedAt: item.LastModified ?? new Date() };
      }
    }
  }

  async check(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.config.bucket })).catch(away);
  }
}

/** Whatever a store answers but a file or that there is none: it is down, full, locked, or another than the settings say. */
function away(error: unknown): never {
  throw new FileStoreAway(error);
}

function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
}
