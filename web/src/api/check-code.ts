import { checkInvitation } from '@kindred/contract/invitation-codes/check';
import { send } from '../lib/calls/send.ts';

/** Whether someone can register with it now. Fails with what is wrong with it. */
export const checkCode = (invitation: string) => send(checkInvitation, { body: { invitation } });
