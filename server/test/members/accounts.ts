import { apiBase } from '@kindred/contract/route';
import type { FastifyInstance } from 'fastify';
import { sentMails } from '../service/mails.ts';

let made = 0;
export const newAddress = () => `person-${Date.now().toString(36)}-${made++}@member.example`;

export const goodPassword = 'nine tall ships at anchor';

/** Sends a request to a public route of the accounts area. */
export const post = (app: FastifyInstance, path: string, payload: object, headers = {}) =>
  app.inject({ method: 'POST', url: `${apiBase}/auth/${path}`, payload, headers });

interface Registered {
  token: string;
  refreshToken: string;
  verificationToken: string;
  user: { _id: string; email: string };
}

/** Registers over the API. */
export async function register(app: FastifyInstance, fields: object = {}) {
  const given = { firstName: 'Mina', email: newAddress(), password: goodPassword, ...fields };
  const answer = await post(app, 'register', given);
  if (answer.statusCode !== 200) throw new Error(`Registering answered ${answer.body}`);
  return { ...answer.json<Registered>(), email: given.email, password: given.password };
}

/** The latest mail to this address: its text, its code and the token of its link. */
export async function latestMail(app: FastifyInstance, to: string) {
  const mails = (await sentMails(app)).filter((mail) => mail.to?.[0]?.address === to);
  const { text = '', subject = '' } = mails.at(-1) ?? {};
  const [, code = ''] = /^(\d{6})$/m.exec(text) ?? [];
  const [, token = ''] = /#token=(\S+)/.exec(text) ?? [];
  return { count: mails.length, subject, text, code, token: decodeURIComponent(token) };
}
