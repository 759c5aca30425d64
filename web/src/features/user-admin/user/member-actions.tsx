import { editUser } from '@kindred/contract/user-admin';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import type { VersionedUser } from '../../../api/user-admin/users.ts';
import { mayCall, mayOpen } from '../../../lib/calls/may-call.ts';
import { messages } from '#texts/user-admin.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { AppliedStateChange, StateRequest } from '../state/state-change.ts';
import { StateUndoBar } from '../state/state-undo-bar.tsx';
import { useStateChangeDenial } from '../state/use-state-change-denial.ts';

// Most visits need neither.
const EditUserDialog = lazyRouteComponent(() => import('./edit-user-dialog.tsx'), 'EditUserDialog');
const StateDialog = lazyRouteComponent(() => import('../state/state-dialog.tsx'), 'StateDialog');

/** Edit, activate, deactivate and ban, in the file of a member. */
export function MemberActions({ loaded }: { loaded: VersionedUser }) {
  const { state: m, modal } = messages;
  const session = useSession();
  const { user } = loaded;
  const denial = useStateChangeDenial(user);
  const [editing, setEditing] = useState<boolean>();
  const [request, setRequest] = useState<StateRequest | null>();
  const [change, setChange] = useState<AppliedStateChange | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const mayEdit = mayCall(session, editUser) && mayOpen(session, user);
  const active = user.state === 'active';
  const banned = user.state === 'banned';
  const ask = (state: StateRequest['state']) => setRequest({ user, state, loaded });
  const guarded = { disabled: denial !== null, ...(denial && { title: denial }) };
  return (
    <>
      <div ref={group} className="flex flex-wrap gap-2" tabIndex={-1}>
        {mayEdit && (
          <Button look="plain" onClick={() => setEditing(true)}>
            {modal.edit}
          </Button>
        )}
        {/* It stays the same button whatever its text, because the dialog returns the focus to it. */}
        <Button look="plain" {...guarded} onClick={() => ask(active ? 'deactivated' : 'active')}>
          {active ? m.deactivate : banned ? m.lift : m.activate}
        </Button>
        {user.state !== 'erased' && (
          <Button look="plain" className="text-danger" {...guarded} onClick={() => ask('banned')}>
            {banned ? m.changeBan : m.ban}
          </Button>
        )}
      </div>
      <Suspense>
        {/* Once opened they stay mounted, to close with the usual transition. */}
        {editing !== undefined && (
          <EditUserDialog user={editing ? user : null} onClose={() => setEditing(false)} />
        )}
        {request !== undefined && (
          <StateDialog request={request} onClose={() => setRequest(null)} onChanged={setChange} />
        )}
      </Suspense>
      <StateUndoBar
        change={change}
        onClose={() => setChange(null)}
        onUndone={() => group.current?.focus()}
      />
    </>
  );
}
