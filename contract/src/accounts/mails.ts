import * as Type from 'typebox';
import { OneOf, Time } from '../common.ts';
import { defineMails } from '../mails.ts';
import { signInMethods } from './sign-in-methods.ts';

const minutes = Type.Integer();
const code = Type.String();
const token = Type.String();
const mailedCode = Type.Object({ code, minutes });

export const accountsMails = defineMails({
  /**
   * Sent to an unverified address. It contains nothing that was typed at registration, as that could come from a
   * stranger.
   */
  'verify-email': { toUnconfirmed: true, data: Type.Object({ code, token, minutes }) },
  'reset-password': { toUnconfirmed: true, data: Type.Object({ token, minutes }) },
  /** Sent to the owner, as someone else may have changed the password. */
  'password-changed': {},
  'present-address': { data: mailedCode },
  /** Sent to an unverified address, like the first. */
  'new-address': { toUnconfirmed: true, data: mailedCode },
  /** Sent to the old address, with a link to undo the change. */
  'address-changed': { data: Type.Object({ token, until: Time, by: OneOf(['self', 'staff']) }) },
  /** Sent to the address that the account had before the change was undone. */
  'address-restored': {},
  /** Sent to the owner of an address that someone else wants for their account. */
  'address-tried': {},
  /** Sent to the owner of an address that someone registered with, as each address has one confirmed account. */
  'already-registered': {},
  /** Sent to an address that no one can confirm at the moment. */
  'address-unavailable': {
    data: Type.Union([
      Type.Object({ why: Type.Literal('banned') }),
      Type.Object({ why: Type.Literal('reserved'), until: Time }),
    ]),
  },
  /** Sent instead of a reset link while the old mailbox can undo a change by staff. */
  'reset-held': { data: Type.Object({ until: Time }) },
  /** This mail is for members without a password. */
  'proof-code': { toUnconfirmed: true, data: mailedCode },
  'sign-in-method-added': { data: Type.Object({ method: OneOf(signInMethods) }) },
  'sign-in-method-removed': { data: Type.Object({ method: OneOf(signInMethods) }) },
  'second-factor': {
    data: Type.Union([
      Type.Object({ change: OneOf(['on', 'replaced', 'off', 'recovery-codes']) }),
      Type.Object({ change: Type.Literal('recovery-code-used'), left: Type.Integer() }),
    ]),
  },
});
