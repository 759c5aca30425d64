import { changeLadder } from '@kindred/contract/desk/ladder';
import { useLadder } from '../../../api/desk/ladder.ts';
import { mayCall } from '../../../lib/calls/may-call.ts';
import { messages as m } from '#texts/ladder.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { StaffPage } from '../../../ui/pages/staff-page.tsx';
import { DeskNav } from '../desk-nav.tsx';
import { LadderForm } from './ladder-form.tsx';
import { LadderText } from './ladder-text.tsx';

/** The usual action for each number of strikes. All desk staff read it, and administrators change it. */
export function LadderPage() {
  const query = useLadder();
  const mayChange = mayCall(useSession(), changeLadder);
  return (
    <StaffPage title={m.title}>
      <DeskNav />
      <p className="max-w-about text-muted">{m.about}</p>
      <QueryState query={query} words={m} rows={6} />
      {query.data &&
        (mayChange ? <LadderForm loaded={query.data} /> : <LadderText ladder={query.data} />)}
    </StaffPage>
  );
}
