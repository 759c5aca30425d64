import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as compressGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text that is sent again and again, in each encoding. */
export interface Encoded {
  readonly plain: Buffer;
  readonly etag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

export async function encode(text: string, quality = 6): Promise<Encoded> {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`;
  const plain = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [br, gzip] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(compressGzip)(plain),
  ]);
  return { plain, etag, br, gzip };
}

export function sendEncoded(request: FastifyRequest, reply: FastifyReply, encoded: Encoded) {
  const accepted = request.headers['accept-encoding'] ?? '';
  void reply.headers({ etag: encoded.etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === encoded.etag) return reply.code(304).send();
  if (!/\b(?:br|gzip)\b/.test(accepted)) return reply.send(encoded.plain);
  const encoding = /\bbr\b/.test(accepted) ? 'br' : 'gzip';
  return reply.header('content-encoding', encoding).send(encoded[encoding]);
}
