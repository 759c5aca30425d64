import * as Type from 'typebox';
import { OneOf } from '../common.ts';
import { noticeKindsOf } from '../notices/kinds.ts';

export const securityEvents = [
  'password-changed',
  'address-changed',
  'address-restored',
  'second-factor',
  'sign-in-method-added',
  'sign-in-method-removed',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

export const accountNotices = noticeKindsOf({
  /** The mail about it is sent immediately, whatever the settings. */
  security: {
    about: Type.Object({ event: OneOf(securityEvents) }),
    channels: { app: 'always', mail: 'always', push: 'always' },
    mailedBy: 'area',
    page: '/settings',
    anchor: null,
    icon: 'shield',
  },
});
