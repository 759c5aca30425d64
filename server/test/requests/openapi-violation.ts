import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { knownFormats } from '../../src/platform/http/responses/in-language.ts';
import type { Operation } from './operations.ts';

const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true, formats: knownFormats }));

type Response = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'payload'>;

/** How a response breaks the published document, or null when it does not. */
export function findViolation({ method, responses }: Operation, response: Response): string | null {
  const { statusCode, headers, payload } = response;
  if (statusCode >= 500) return `${statusCode}: ${payload}`;
  const declared = responses[statusCode] ?? responses[`${String(statusCode)[0]}XX`];
  if (!declared) return `${statusCode} is not in the document: ${payload}`;
  if (!declared.content) return payload === '' ? null : `${statusCode} has a body: ${payload}`;
  const [type = ''] = String(headers['content-type']).split(';');
  const media = declared.content[type] ?? declared.content['*/*'];
  if (!media) return `${statusCode} is ${type}, which is not in the document`;
  if (method === 'HEAD' || type !== 'application/json' || !media.schema) return null;
  const valid = ajv.validate(media.schema, JSON.parse(payload));
  return valid
    ? null
    : `${statusCode} does not match its schema: ${ajv.errorsText()} in ${payload}`;
}
