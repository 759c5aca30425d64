import { useDangersOfCase } from '../../../api/desk/dangers.ts';
import { may } from '../../../lib/calls/may-call.ts';
import { messages as m } from '#texts/danger.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { DangerForm } from './danger-form.tsx';
import { DangerList } from './danger-list.tsx';

/** The records of the open case, and the form for another, without leaving the case. */
export function DangerDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const query = useDangersOfCase(caseId);
  const mayRecord = may(useSession(), 'handleReports');
  return (
    <Dialog opened onClose={onClose} size="lg" title={m.title} closeLabel={m.close}>
      <div className="grid gap-5">
        <p className="max-w-about text-muted">{m.about}</p>
        <QueryState query={query} words={m} />
        {query.data && <DangerList records={query.data} none={m.noneOfCase} isOfOpenCase />}
        {mayRecord && <DangerForm caseId={caseId} />}
      </div>
    </Dialog>
  );
}
