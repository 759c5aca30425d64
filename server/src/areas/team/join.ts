import type { Caller } from '../../platform/http/context.ts';
import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockCaller } from '../members/lock-caller.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { statedLanguage } from '../../platform/http/language.ts';
import type { AccountService } from '../accounts/service.ts';
import { refuseGuessable } from '../accounts/credentials/password-rules.ts';
import { hashPassword } from '../accounts/credentials/passwords.ts';
import {
  deleteSessions,
  findAccountById,
  findEmailOwner,
  ifAddressTaken,
  insertAccount,
  insertProfile,
  markVerified,
} from '../accounts/queries.ts';
import { type Device, openSession } from '../accounts/sessions/sessions.ts';
import { confirmMailbox } from '../accounts/sign-in-methods/end-sign-in-methods.ts';
import { type InvitationRow, findInvitation, redeemInvitation } from './invitation.ts';

const setStaffRole = statement({
  name: 'join_staff',
  text: `update member set staff_role = $role, language = coalesce(language, $language)
    where id = $memberId`,
  params: { memberId: 'uuid', role: 'text', language: 'text?' },
}).run;

interface Joining {
  readonly token: string;
  readonly firstName: string;
  readonly lastName?: string | undefined;
  readonly password: string;
}

interface From {
  readonly request: FastifyRequest;
  readonly device: Device;
}

/** Makes a new account that is part of the team, in one transaction. */
export async function joinTeam(service: AccountService, given: Joining, { request, device }: From) {
  const { token, password } = given;
  const invitation = await findInvitation(service.pool, token, service.now());
  if (!invitation) throw gone();
  const { email } = invitation;
  if (await findEmailOwner(service.pool, email)) throw known();
  refuseGuessable(password, { email, brand: service.brand });
  const hash = await hashPassword(password);
  const joining = inTransaction(service.pool, async (client) => {
    const spent = await redeemInvitation(client, token, service.now());
    if (!spent) throw gone();
    const account = await insertAccount(client, {
      email,
      passwordHash: hash,
      language: device.language,
    });
    await insertProfile(client, account.id, given);
    await addToTeam(client, service, account.id, spent, request);
    const present = { ...account, staff_role: spent.role };
    return { id: account.id, tokens: await openSession(client, service, present, device) };
  });
  return joining.catch(ifAddressTaken(failKnown));
}

/** Adds a member to the team whose account has the address of the invitation. */
export function acceptWithAccount(
  service: AccountService,
  token: string,
  caller: Caller,
  request: FastifyRequest,
) {
  const accepting = inTransaction(service.pool, async (client) => {
    await lockCaller(client, caller.id);
    const invitation = await redeemInvitation(client, token, service.now());
    if (!invitation) throw gone();
    const account = await findAccountById(client, caller.id);
    if (account?.email !== invitation.email) {
      const { email } = invitation;
      throw new AppError('invitation_for_other_email', { params: { email } });
    }
    if (account.staff_role) throw new AppError('already_team_member');
    // The link was mailed, so using it proves access to the mailbox.
    if (!account.proven) await confirmMailbox(client, service, account, caller);
    await addToTeam(client, service, caller.id, invitation, request);
    // They sign in again, with everything that staff need.
    await deleteSessions(client, caller.id);
  });
  return accepting.catch(ifAddressTaken(failKnown));
}

/** The link was mailed, so using it verifies the address. */
async function addToTeam(
  client: PoolClient,
  { now }: AccountService,
  memberId: string,
  { id, email, role }: InvitationRow,
  request: FastifyRequest,
) {
  await markVerified(client, memberId, now());
  await setStaffRole(client, { memberId, role, language: statedLanguage(request) });
  const caller = { id: memberId, staffRole: role, sessionId: memberId, verified: true };
  await writeAudit(
    client,
    { caller: { ...caller, vipUntil: null, provenFactor: false }, ip: request.ip },
    {
      action: 'invitation.accept',
      subject: { kind: 'member', id: memberId },
      details: { invitation: id, email, role },
    },
  );
}

export const gone = () => new AppError('invitation_expired');

const known = () => new AppError('invited_email_has_account');

/** Another account was confirmed with this address in between. */
const failKnown = (): never => {
  throw known();
};
