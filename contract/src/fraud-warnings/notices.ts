import * as Type from 'typebox';
import { Id, Nullable, Time } from '../common.ts';
import { noticeKindsOf } from '../notices/kinds.ts';

/** They guard people's money, so no one can turn them off. The mail is sent immediately, also in quiet hours. */
const warning = {
  channels: { app: 'always', mail: 'always', push: 'always' },
  mailedBy: 'area',
  page: '/fraud-warnings',
  anchor: null,
  icon: 'shield',
} as const;

/** The name that the banned person showed; null once they are erased. */
const name = Nullable(Type.String());

export const fraudWarningNotices = noticeKindsOf({
  'fraud.warned': {
    about: Type.Object({ warning: Id, name, lastWroteAt: Time }),
    ...warning,
  },
  'fraud.withdrawn': {
    about: Type.Object({ warning: Id, name, warnedAt: Time }),
    ...warning,
  },
});
