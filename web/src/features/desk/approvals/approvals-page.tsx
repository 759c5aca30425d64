import type { WaitingMember } from '@kindred/contract/approvals';
import type { PendingState } from '@kindred/contract/approvals/states';
import { useState } from 'react';
import { useApprovals, useDecideApproval } from '../../../api/approvals.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/approvals.ts';
import { Segments } from '../../../ui/fields/segments.tsx';
import { MoreRows } from '../../../ui/lists/more-rows.tsx';
import panel from '../../../ui/pages/panel.module.css';
import { StaffPage } from '../../../ui/pages/staff-page.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useShortcuts } from '../../../widgets/shortcuts/use-shortcuts.ts';
import { DeskNav } from '../desk-nav.tsx';
import { useChosen } from '../use-chosen.ts';
import classes from './approvals.module.css';
import { MemberItem } from './member-item.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

const states = [
  { value: 'waiting', label: m.waiting },
  { value: 'refused', label: m.refused },
] as const;

/** New members, approved and refused by keys. */
export function ApprovalsPage() {
  const [state, setState] = useState<PendingState>('waiting');
  const query = useApprovals(state);
  const decide = useDecideApproval();
  const [refused, setRefused] = useState<WaitingMember | null>(null);
  const [decided, setDecided] = useState(0);
  const members = query.data?.pages.flatMap((page) => page.members) ?? [];
  const { current, next, move } = useChosen(members);
  const count = () => setDecided((before) => before + 1);

  function approve({ _id: id, asked }: WaitingMember) {
    next();
    decide.mutate({ id, asked, decision: 'approve' }, { onSuccess: count });
  }
  const isFree = refused === null && current !== undefined && !decide.isPending;
  useShortcuts(
    {
      j: refused === null && move(1),
      k: refused === null && move(-1),
      a: isFree && (() => approve(current)),
      r: isFree && current.state === 'waiting' && (() => setRefused(current)),
    },
    { subject: current?._id ?? null, ...(current && { about: current._id }) },
  );
  return (
    <StaffPage title={m.title}>
      <DeskNav />
      <p className="max-w-about text-muted">{m.about}</p>
      <p className="max-w-about text-muted">{m.keys}</p>
      <Segments legend={m.show} hidesLegend options={states} value={state} onChange={setState} />
      <QueryState query={query} words={m} rows={4} />
      {decide.error && <Alert kind="danger">{errorText(decide.error)}</Alert>}
      <output className="text-muted">{decided > 0 && m.decided({ count: decided })}</output>
      {query.data && members.length === 0 && (
        <p className="text-muted">{state === 'waiting' ? m.none : m.noneRefused}</p>
      )}
      {members.length > 0 && (
        <ol className="m-0 grid list-none grid-cols-1 gap-3 p-0" aria-label={m.title}>
          {members.map((member) => (
            <li
              key={member._id}
              className={`px-5 py-4 ${panel.panel} ${classes.member}`}
              data-about={member._id}
              aria-current={member === current || undefined}
            >
              <MemberItem
                member={member}
                isBusy={decide.isPending}
                onApprove={() => approve(member)}
                onRefuse={() => setRefused(member)}
              />
            </li>
          ))}
        </ol>
      )}
      <MoreRows query={query} label={m.more} />
      {refused && (
        <RefuseDialog
          member={refused}
          onClose={() => setRefused(null)}
          onRefused={() => {
            count();
            next();
          }}
        />
      )}
    </StaffPage>
  );
}
