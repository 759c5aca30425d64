import { readCase } from '@kindred/contract/desk';
import { changeReporterStanding } from '@kindred/contract/desk/safety';
import { type CallInput, call } from '../../lib/calls/call.ts';
import { useChange } from '../query.ts';

/** Warns a member whose reports are often unfounded, sets them aside, or undoes that. */
export const useChangeStanding = (id: string) =>
  useChange(
    (body: CallInput<typeof changeReporterStanding>['body']) =>
      call(changeReporterStanding, { params: { id }, body }),
    readCase,
  );
