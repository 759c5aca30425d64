import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@kindred/contract/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { findAccountById, findEmailOwner } from '../accounts/queries.ts';
import {
  type InvitationRow,
  deleteInvitation,
  insertInvitation,
  makeToken,
  renewInvitation,
  toSentInvitation,
} from './invitation.ts';

type App = Pick<FastifyInstance, 'now' | 'sendMail'>;

interface StaffAction {
  readonly client: PoolClient;
  readonly request: FastifyRequest;
}

export async function inviteByMail(
  app: App,
  { email: typed, role }: { email: string; role: StaffRole },
  { client, request }: StaffAction,
) {
  const email = typed.toLowerCase();
  if ((await findEmailOwner(client, email))?.staff_role) throw new AppError('email_of_team_member');
  const id = randomUUID();
  const by = request.caller?.id ?? null;
  const { token, hash } = makeToken(id);
  const row = await insertInvitation(client, { id, email, role, hash, by, now: app.now() });
  if (!row) throw new AppError('email_already_invited');
  await finish(app, { client, request }, row, { token, action: 'invitation.create' });
  return toSentInvitation(row);
}

/** An invitation that has expired can also be sent again. */
export async function resendInvitation(app: App, id: string, by: StaffAction) {
  const { token, hash } = makeToken(id);
  const sender = by.request.caller?.id ?? null;
  const row = await renewInvitation(by.client, { id, hash, by: sender, now: app.now() });
  if (!row) throw gone();
  await finish(app, by, row, { token, action: 'invitation.resend' });
  return toSentInvitation(row);
}

export async function deleteInvitationByStaff(id: string, { client, request }: StaffAction) {
  const row = await deleteInvitation(client, id);
  if (!row) throw gone();
  await auditInvitation({ client, request }, row, 'invitation.revoke');
}

async function finish(
  { sendMail }: App,
  by: StaffAction,
  row: InvitationRow,
  { token, action }: { token: string; action: 'invitation.create' | 'invitation.resend' },
) {
  const { email: to, role, expires_at: goodUntil } = row;
  const language = await findLanguage(by, to);
  const data = { token, role };
  await sendMail(by.client, { to, language, kind: 'invitation', data, goodUntil });
  await auditInvitation(by, row, action);
}

/** Of the invited member or, if there is none, of the sender. */
async function findLanguage({ client, request: { caller } }: StaffAction, email: string) {
  const invited = await findEmailOwner(client, email);
  if (invited?.language) return invited.language;
  return caller ? ((await findAccountById(client, caller.id))?.language ?? null) : null;
}

const auditInvitation = (
  { client, request }: StaffAction,
  { id, email, role }: InvitationRow,
  action: 'invitation.create' | 'invitation.resend' | 'invitation.revoke',
) =>
  writeAudit(client, request, {
    action,
    subject: { kind: 'invitation', id },
    details: { email, role },
  });

const gone = () => new AppError('invitation_not_found');
