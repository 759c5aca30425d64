import { readCase } from '@kindred/contract/desk';
import { changeReporterStanding } from '@kindred/contract/desk/safety';
import { type CallInput, call } from '../../lib/call.ts';
import { useChange } from '../query.ts';

/** Warns somebody whose reports are often unfounded, sets them aside, or takes that back. */
export const useChangeStanding = (id: string) =>
  useChange(
    (body: CallInput<typeof changeReporterStanding>['body']) =>
      call(changeReporterStanding, { params: { id }, body }),
    readCase,
  );
