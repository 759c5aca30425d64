import * as Type from 'typebox';
import { checkUses } from './photo-checks/outcomes.ts';
import { apiBase } from './route.ts';

/** A sign-in provider. Without a client id it is off. */
const Provider = Type.Object({ clientId: Type.String(), authorizeUrl: Type.String() });

/** The settings that every page gets, in its `kindred-config`. */
export const WebSettings = Type.Object(
  {
    mode: Type.Union([Type.Literal('demo'), Type.Literal('production')]),
    apiBaseUrl: Type.String({ description: 'Path or URL before every path of the API' }),
    brandName: Type.String(),
    supportEmail: Type.String(),
    owner: Type.String({
      description: 'Name and address of who runs the site, in one line; empty until they say it',
    }),
    timeZone: Type.String({ description: "The operator's time zone, an IANA name" }),
    keepDays: Type.Object(
      { leaving: Type.Integer(), exports: Type.Integer(), reports: Type.Integer() },
      { description: 'Days until data is deleted' },
    ),
    photoReview: Type.Boolean({
      description: 'Whether the team reviews new photos first, all of them or likely nudes',
    }),
    photoCheck: Type.Enum(checkUses, {
      description: 'Whether people can have their photos checked, and what takes that',
    }),
    membersWanted: Type.Integer({
      description: 'People within reach of a member below which the site counts as young to them',
    }),
    transparency: Type.Boolean({ description: 'Whether there is a yearly transparency report' }),
    invitationOnly: Type.Boolean({
      description: 'Whether only people with an invitation can register',
    }),
    visitorNotes: Type.Array(Type.Object({ text: Type.String() }), {
      description: 'Sentences that visitors read before they register, in the language of the page',
    }),
    regions: Type.Array(Type.Object({ code: Type.String(), name: Type.String() }), {
      description:
        'Countries in which people can join, in the language of the page. Empty is everywhere',
    }),
    invitationsPerMember: Type.Integer({ description: 'How many people each member can bring' }),
    currency: Type.String({ description: 'The currency of premium, such as `eur`' }),
    payments: Type.Union([Type.Literal('stripe'), Type.Literal('sandbox'), Type.Literal('none')], {
      description: 'How premium is paid: at Stripe, in the test sandbox, or not at all',
    }),
    figures: Type.Object({
      activeUsers: Type.String(),
      successStories: Type.String(),
      satisfaction: Type.String(),
      support: Type.String(),
    }),
    pages: Type.Array(Type.Object({ slug: Type.String(), title: Type.String() }), {
      description: "The owner's pages in the footer, in the language of the page",
    }),
    bindingPages: Type.Array(
      Type.Object({ slug: Type.String(), version: Type.Integer(), title: Type.String() }),
      { description: "The owner's pages that members have to accept" },
    ),
    fields: Type.Object(
      { any: Type.Boolean(), joining: Type.Boolean(), filter: Type.Boolean() },
      {
        description:
          'Whether the owner added fields to profiles, asks for some when people join, and lets people filter by some',
      },
    ),
    catalogs: Type.Object(
      {
        own: Type.Array(
          Type.Object({
            key: Type.String(),
            name: Type.String(),
            group: Type.Optional(Type.String()),
            topic: Type.Optional(Type.String({ description: 'What a question is about' })),
            answers: Type.Optional(Type.Array(Type.String())),
            type: Type.Optional(Type.String({ description: 'Of reports with this reason' })),
            clause: Type.Optional(Type.String()),
          }),
          { description: "The owner's own choices, with names in the language of the page" },
        ),
        interests: Type.Array(Type.String()),
        prompts: Type.Array(Type.String()),
        questions: Type.Array(Type.String()),
        reasons: Type.Array(Type.String()),
      },
      { description: 'What is offered, in its order; empty if that is as in the product' },
    ),
    google: Provider,
    facebook: Provider,
  },
  { title: 'WebSettings' },
);
export type WebSettings = Type.Static<typeof WebSettings>;

/** Those of the environment. The owner decides the others in the document of the site. */
export type InstallationSettings = Pick<
  WebSettings,
  'mode' | 'apiBaseUrl' | 'timeZone' | 'currency' | 'payments' | 'google' | 'facebook'
>;

export const defaultSettings: WebSettings = {
  mode: 'demo',
  apiBaseUrl: apiBase,
  brandName: 'Kindred',
  supportEmail: 'support@kindred.example',
  owner: '',
  timeZone: 'UTC',
  photoReview: false,
  photoCheck: 'offered',
  membersWanted: 50,
  invitationOnly: false,
  invitationsPerMember: 0,
  visitorNotes: [],
  regions: [],
  currency: 'usd',
  payments: 'sandbox',
  transparency: true,
  keepDays: { leaving: 30, exports: 7, reports: 365 },
  figures: { activeUsers: '', successStories: '', satisfaction: '', support: '' },
  pages: [],
  bindingPages: [],
  fields: { any: false, joining: false, filter: false },
  catalogs: { own: [], interests: [], prompts: [], questions: [], reasons: [] },
  google: { clientId: '', authorizeUrl: '' },
  facebook: { clientId: '', authorizeUrl: '' },
};
