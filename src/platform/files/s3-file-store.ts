import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '../../config/index.js';
import { type ByteRange, FileStore, type IncomingFile } from './file-store.js';

/** Files in a bucket of an S3-compatible store. A store behind an own endpoint is addressed by path. */
export class S3FileStore extends FileStore {
  private readonly client: S3Client;

  constructor(private readonly config: S3Config) {
    super();
    this.client = new S3Client({
      region: config.region,
      endpoint: config.endpoint,
      forcePathStyle: config.endpoint !== undefined,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.config.bucket, Key: key };
  }

  async put(key: string, file: IncomingFile): Promise<void> {
    if (await this.has(key)) return;
    const body = createReadStream(file.path);
    await this.client.send(new PutObjectCommand({ ...this.at(key), Body: body, ContentLength: file.size }));
  }

  async has(key: string): Promise<boolean> {
    try {
      await this.client.send(new HeadObjectCommand(this.at(key)));
      return true;
    } catch (error) {
      if ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404) return false;
      throw error;
    }
  }

  async read(key: string): Promise<Buffer> {
    return buffer(await this.stream(key));
  }

  async stream(key: string, range?: ByteRange): Promise<Readable> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const { Body } = await this.client.send(new GetObjectCommand({ ...this.at(key), Range }));
    return Body as Readable;
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key)));
  }

  async *list(): AsyncIterable<{ key: string; storedAt: Date }> {
    for await (const page of paginateListObjectsV2({ client: this.client }, { Bucket: this.config.bucket })) {
      for (const item of page.Contents ?? []) {
        if (item.Key) yield { key: item.Key, storedAt: item.LastModified ?? new Date() };
      }
    }
  }

  async check(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.config.bucket }));
  }
}
