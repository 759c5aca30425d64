import type { FastifyRequest } from 'fastify';
import { addressOf } from '../../../platform/http/address.ts';
import { statedLanguage } from '../../../platform/http/language.ts';
import { secretHashOf } from '../sign-in/known-devices.ts';
import type { Device } from './sessions.ts';

export const deviceOf = (request: FastifyRequest): Device => ({
  name: request.headers['user-agent'] ?? '',
  address: addressOf(request),
  secretHash: secretHashOf(request),
  language: statedLanguage(request),
});
