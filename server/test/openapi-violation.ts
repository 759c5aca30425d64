import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import type { Operation } from './operations.ts';

const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }));

type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'payload'>;

/** What is wrong with an answer, going by the document; null when nothing is. */
export function offence({ method, responses }: Operation, answer: Answer): string | null {
  const { statusCode, headers, payload } = answer;
  if (statusCode >= 500) return `${statusCode}: ${payload}`;
  const said = responses[statusCode] ?? responses[`${String(statusCode)[0]}XX`];
  if (!said) return `${statusCode} is not in the document: ${payload}`;
  if (!said.content) return payload === '' ? null : `${statusCode} has a body: ${payload}`;
  const [type = ''] = String(headers['content-type']).split(';');
  const media = said.content[type] ?? said.content['*/*'];
  if (!media) return `${statusCode} is ${type}, which is not in the document`;
  if (method === 'HEAD' || type !== 'application/json' || !media.schema) return null;
  const valid = ajv.validate(media.schema, JSON.parse(payload));
  return valid ? null : `${statusCode} is off its schema: ${ajv.errorsText()} in ${payload}`;
}
