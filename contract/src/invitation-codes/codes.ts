import * as Type from 'typebox';
import { Nullable } from '../common.ts';

/** A code as someone types it: in any case, with spaces or hyphens. */
export const TypedCode = Type.String({
  minLength: 1,
  maxLength: 60,
  description: 'The code of an invitation',
});

export const codeLength = 12;

/** Letters and digits that no one mistakes for one another. Sixty bits cannot be found by guessing. */
export const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const codeShape = new RegExp(`^[${codeLetters}]{${codeLength}}$`);

/** As it is stored; null for what can be no code. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return codeShape.test(code) ? code : null;
}

/** In groups, which are easier to read and to type. */
export const writeCode = (code: string) => code.match(/.{4}/g)?.join('-') ?? code;

/** The path that an invitation leads to. */
export const invitationPath = (code: string) => `/register?invitation=${writeCode(code)}`;

/** The link of a member, and how many came with it. */
export const OwnInvitation = Type.Object(
  {
    code: Nullable(Type.String({ description: 'Null until the member asks for one' })),
    joined: Type.Integer({ description: 'How many people joined with it' }),
    allowed: Type.Integer({ description: 'How many can join with it' }),
    ended: Type.Boolean({ description: 'Whether the team has ended it' }),
  },
  { title: 'OwnInvitation' },
);
export type OwnInvitation = Type.Static<typeof OwnInvitation>;
