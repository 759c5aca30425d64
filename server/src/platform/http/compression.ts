import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Answers are compressed as they are made, so a little less well than the files of the pages. */
const brotli = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 };

export async function useCompression(app: FastifyInstance) {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: brotli },
    // Up to here doing it at once costs less than handing it to another thread.
    syncThreshold: 32 * 1024,
    globalDecompression: false,
  });
}
