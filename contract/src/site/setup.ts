import * as Type from 'typebox';
import { Failure, Nullable, OneOf, data, strict } from '../common.ts';
import { languageCodes } from '../languages.ts';
import { permissions } from '../permissions.ts';
import type { Route } from '../route.ts';

/** What a new site is led through, in this order. */
export const setupSteps = [
  'brand',
  'colors',
  'language',
  'place',
  'legal',
  'prices',
  'mail',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Someone has come to it, is done with it, or has skipped it. */
export const setupStates = ['open', 'done', 'skipped'] as const;
export type SetupState = (typeof setupStates)[number];

/** How far the administrators of the site are, together. */
export const Setup = Type.Unsafe<Partial<Record<SetupStep, SetupState>>>(
  Type.Object(
    Object.fromEntries(setupSteps.map((step) => [step, Type.Optional(OneOf(setupStates))])),
  ),
);
export type Setup = Type.Static<typeof Setup>;

const isLeft = (state: SetupState | undefined) => state === undefined || state === 'open';

/** How many steps need no one any more. */
export const countSetUp = (setup: Setup) =>
  setupSteps.filter((step) => !isLeft(setup[step])).length;

/** The step to go on with; undefined after the last one. */
export const nextStep = (setup: Setup) => setupSteps.find((step) => isLeft(setup[step]));

const tags = ['Site'] as const;
const access = permissions.editSite;

export const noteSetup = {
  method: 'PUT',
  url: '/site/setup',
  access,
  schema: {
    tags,
    summary: 'Note how far the set-up of the site is, for all administrators',
    body: Type.Object({ step: OneOf(setupSteps), state: OneOf(setupStates) }, strict),
    response: { 200: data(Type.Object({ setup: Setup })) },
  },
} as const satisfies Route;

/** Why a mail server did not take a mail, as far as can be known. */
export const mailFaults = [
  'unreachable',
  'encryption',
  'sign-in',
  'sender',
  'recipient',
  'other',
] as const;
export type MailFault = (typeof mailFaults)[number];

const MailTrial = Type.Object(
  {
    from: Type.String({ description: 'The sender' }),
    to: Type.String({ description: 'Your own address' }),
    result: OneOf(['sent', 'file', 'failed'], {
      description:
        '`sent`: the mail server has taken it; `file`: there is no mail server, so that it is a file in the folder `outbox`',
    }),
    fault: Nullable(OneOf(mailFaults)),
    answer: Nullable(Type.String({ description: 'What the mail server said, if it did' })),
  },
  { title: 'MailTrial' },
);
export type MailTrial = Type.Static<typeof MailTrial>;

export const tryMail = {
  method: 'POST',
  url: '/site/mails/trial',
  access,
  schema: {
    tags,
    summary: 'Send a mail to your own address now, and say what the mail server made of it',
    body: Type.Object({ language: OneOf(languageCodes) }, strict),
    response: { 200: data(MailTrial), 429: Failure },
  },
} as const satisfies Route;
