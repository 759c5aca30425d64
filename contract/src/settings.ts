import * as Type from 'typebox';
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
    timeZone: Type.String({ description: "The operator's time zone, an IANA name" }),
    keepDays: Type.Object(
      { leaving: Type.Integer(), exports: Type.Integer(), reports: Type.Integer() },
      { description: 'Days until data is deleted' },
    ),
    photoReview: Type.Boolean({ description: 'Whether the team reviews new photos first' }),
    membersWanted: Type.Integer({
      description: 'People within reach of a member below which the site counts as young to them',
    }),
    transparency: Type.Boolean({ description: 'Whether there is a yearly transparency report' }),
    payments: Type.Union([Type.Literal('stripe'), Type.Literal('sandbox'), Type.Literal('none')], {
      description: 'How premium is paid: at Stripe, in the test sandbox, or not at all',
    }),
    figures: Type.Object({
      activeUsers: Type.String(),
      successStories: Type.String(),
      satisfaction: Type.String(),
      support: Type.String(),
    }),
    google: Provider,
    facebook: Provider,
  },
  { title: 'WebSettings' },
);
export type WebSettings = Type.Static<typeof WebSettings>;

export const defaultSettings: WebSettings = {
  mode: 'demo',
  apiBaseUrl: apiBase,
  brandName: 'Kindred',
  supportEmail: 'support@kindred.example',
  timeZone: 'UTC',
  photoReview: false,
  membersWanted: 50,
  payments: 'sandbox',
  transparency: true,
  keepDays: { leaving: 30, exports: 7, reports: 365 },
  figures: { activeUsers: '50K+', successStories: '1K+', satisfaction: '95%', support: '24/7' },
  google: { clientId: '', authorizeUrl: '' },
  facebook: { clientId: '', authorizeUrl: '' },
};
