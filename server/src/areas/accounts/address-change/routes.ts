import {
  type MailedLink,
  readEmailChange,
  readMailedLink,
  undoEmailChange,
} from '@kindred/contract/accounts/mailed-links';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../errors.ts';
import { serve } from '../../../platform/http/serve.ts';
import { maskAddress } from '../../../platform/mail/mask-address.ts';
import { aboutCaller } from '../../../platform/visibility.ts';
import { findAccountById } from '../queries.ts';
import { isCodeValid, memberOf } from '../registration/codes.ts';
import type { AccountService } from '../service.ts';
import { deviceOf } from '../sessions/device.ts';
import { returnDeviceTries } from '../sign-in/open-tries.ts';
import { takeTry } from '../sign-in/tries.ts';
import { findChangeByStaff } from './queries.ts';
import { findUndo, undoAddressChange } from './undo.ts';

/** Routes to undo a change from the old mailbox, and for the pages behind links in mails. */
export function addressChangeRoutes(app: FastifyInstance) {
  const { pool, now, accountService: service } = app;

  serve(app, readMailedLink, async ({ body: { link, token }, request, reply }) => {
    await takeTry(app, { action: 'link', account: token, request, reply });
    return { data: await readLink(service, link, token) };
  });

  serve(app, undoEmailChange, async ({ body, request, reply }) => {
    await takeTry(app, { action: 'reset', account: body.token, request, reply });
    const email = await undoAddressChange(service, body, deviceOf(request));
    // Wrong passwords that were tried in this browser do not lock the owner out.
    await returnDeviceTries(app, { action: 'login', email, request });
    return {};
  });

  serve(app, readEmailChange, async ({ member }) => {
    const change = await findChangeByStaff(pool, member.id, now());
    return {
      data: {
        change: change && {
          oldEmail: maskAddress(change.old_email),
          undoUntil: change.undo_until.toISOString(),
        },
      },
    };
  });
}

/** The account of a link, for the page that asks before anything happens. */
async function readLink(service: AccountService, link: MailedLink, token: string) {
  if (link === 'undo-email') {
    const undo = await findUndo(service.pool, token, service.now());
    if (!undo) throw spent();
    return { email: undo.change.old_email, present: maskAddress(undo.account.email) };
  }
  const id = memberOf(token);
  const works = id && (await isCodeValid(service.pool, service, link, token));
  const account = works ? await findAccountById(service.pool, id) : null;
  if (!account) throw spent();
  return { email: account.email, present: account.email };
}

const spent = () => new AppError('link_expired');

export const addressChangeVisibility = [aboutCaller(readEmailChange)];

/** Open to everyone, signed in or not. */
export const publicAddressChangeRoutes = [readMailedLink, undoEmailChange];
