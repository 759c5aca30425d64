import * as Type from 'typebox';
import { OneOf, Time } from '../common.ts';
import { type Letters, defineMails } from '../mails.ts';
import { signInMethods } from './sign-in-methods.ts';

const minutes = Type.Integer();
const text = Type.String();
const mailedCode = Type.Object({ code: text, minutes });

export const accountsMails = defineMails({
  /**
   * Sent to an unverified address. It contains nothing that was typed at registration, as that could come from a
   * stranger.
   */
  'verify-email': { toUnconfirmed: true, data: Type.Object({ code: text, token: text, minutes }) },
  'reset-password': { toUnconfirmed: true, data: Type.Object({ token: text, minutes }) },
  /** Sent to the owner, as someone else may have changed the password. */
  'password-changed': {},
  'present-address': { data: mailedCode },
  /** Sent to an unverified address, like the first. */
  'new-address': { toUnconfirmed: true, data: mailedCode },
  /** Sent to the old address, with a link to undo the change. */
  'address-changed': {
    data: Type.Object({ token: text, until: Time, by: OneOf(['self', 'staff']) }),
  },
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

export const accountsLetters: Letters<typeof accountsMails> = {
  'verify-email': ({ code, token }, { say, link }) => [
    say('enter'),
    { code },
    say('orFollow'),
    { label: say('confirm'), href: link.verify(token) },
    { note: say('lasts') },
  ],
  'reset-password': ({ token }, { say, link }) => [
    say('requested'),
    { label: say('choose'), href: link.reset(token) },
    { note: say('lasts') },
  ],
  'password-changed': (_data, { say, link }) => [
    say('signedOut'),
    say('chooseNow'),
    { label: say('notMe'), href: link.forgot },
  ],
  'present-address': ({ code }, { say, link }) => [
    say('requested'),
    { code },
    { note: say('lasts') },
    { label: say('notMe'), href: link.forgot },
  ],
  'new-address': ({ code }, { say }) => [say('enter'), { code }, { note: say('lasts') }],
  'proof-code': ({ code }, { say }) => [say('enter'), { code }, { note: say('lasts') }],
  'address-changed': ({ token }, { say, link }) => [
    say('changed'),
    say('undo'),
    { label: say('changeBack'), href: link.undoEmail(token) },
    { note: say('ignore') },
  ],
  'address-restored': (_data, { say }) => [say('restored'), { note: say('writeToUs') }],
  'address-tried': (_data, { say, link }) => [
    say('tried'),
    say('ifYou'),
    { label: say('choose'), href: link.forgot },
    { note: say('ignore') },
  ],
  'already-registered': (_data, { say, link }) => [
    say('registered'),
    say('ifYou'),
    { label: say('signIn'), href: link.signIn },
    { label: say('reset'), href: link.forgot },
    { note: say('ignore') },
  ],
  'address-unavailable': (_data, { say }) => [say('explained'), { note: say('ignore') }],
  'reset-held': (_data, { say }) => [say('held'), say('signIn')],
  'sign-in-method-added': (_data, { say, link }) => [
    say('added'),
    say('chooseNow'),
    { label: say('notMe'), href: link.forgot },
  ],
  'sign-in-method-removed': (_data, { say, link }) => [
    say('removed'),
    { note: say('chooseNow') },
    { label: say('notMe'), href: link.forgot },
  ],
  'second-factor': (_data, { say }) => ({
    preview: say('changed'),
    parts: [say('changed'), { note: say('tell') }],
  }),
};
