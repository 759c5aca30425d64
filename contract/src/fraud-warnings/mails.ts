import * as Type from 'typebox';
import { Nullable, Time } from '../common.ts';
import { defineMails } from '../mails.ts';

const shared = {
  /** The name that the banned person showed. */
  name: Nullable(Type.String()),
  /** Of the reader's device, or of the service. */
  timeZone: Type.String(),
};

export const fraudWarningMails = defineMails({
  'fraud-warned': { data: Type.Object({ ...shared, lastWroteAt: Time }) },
  'fraud-withdrawn': { data: Type.Object({ ...shared, warnedAt: Time }) },
});
