import { sendContentNotice } from '@kindred/contract/reports/content-notice';
import type { CallInput } from '../../lib/calls/call.ts';
import { fetchData, useChange } from '../query.ts';

/** Sends the report of a person without an account. */
export const useContentNotice = () =>
  useChange((body: CallInput<typeof sendContentNotice>['body']) =>
    fetchData(sendContentNotice, { body }),
  );
