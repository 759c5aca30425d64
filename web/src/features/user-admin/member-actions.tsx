import { editUser } from '@kindred/contract/user-admin';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { useRef, useState } from 'react';
import { may } from '../../lib/may.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useSession } from '../../lib/use-session.ts';
import { EditDialog } from './edit-dialog.tsx';
import type { Sight } from './queries.ts';
import { type Done, StateDialog, type Wanted } from './state-dialog.tsx';
import { useStateRefusal } from './state-refusal.ts';
import { UndoBar } from './undo-bar.tsx';
import classes from './member-actions.module.css';

/** What can be done about somebody whose file is open. */
export function MemberActions({ sight }: { sight: Sight }) {
  const { state: m, modal } = useMessages('users');
  const session = useSession();
  const { user } = sight;
  const refusal = useStateRefusal(user);
  const [editing, setEditing] = useState(false);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const group = useRef<HTMLDivElement>(null);
  // A colleague is an administrator's to edit.
  const mayEdit =
    may(session, editUser) && (!user.isAdmin || session.user?.staffRole === 'administrator');
  const active = user.state === 'active';
  const banned = user.state === 'banned';
  const want = (state: Wanted['state']) => setWanted({ user, state, sight });
  const guarded = { disabled: refusal !== null, ...(refusal && { title: refusal }) };
  return (
    <>
      <div ref={group} className={classes.actions} tabIndex={-1}>
        {mayEdit && (
          <Button variant="default" onClick={() => setEditing(true)}>
            {modal.edit}
          </Button>
        )}
        {/* One button whatever it says: the focus comes back to it from the dialog. */}
        <Button
          variant="default"
          {...guarded}
          onClick={() => want(active ? 'deactivated' : 'active')}
        >
          {active ? m.deactivate : banned ? m.lift : m.activate}
        </Button>
        {user.state !== 'erased' && (
          <Button variant="default" c="danger" {...guarded} onClick={() => want('banned')}>
            {banned ? m.changeBan : m.ban}
          </Button>
        )}
      </div>
      <EditDialog user={editing ? user : null} onClose={() => setEditing(false)} />
      <StateDialog wanted={wanted} onClose={() => setWanted(null)} onDone={setDone} />
      <UndoBar done={done} onClose={() => setDone(null)} onUndone={() => group.current?.focus()} />
    </>
  );
}
