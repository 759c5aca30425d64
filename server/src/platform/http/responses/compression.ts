import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Responses are compressed while they are sent, so with less effort than the static files. */
const brotli = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 };

export async function useCompression(app: FastifyInstance) {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: brotli },
    // Below this size, compressing synchronously costs less than using another thread.
    syncThreshold: 32 * 1024,
    globalDecompression: false,
  });
}
