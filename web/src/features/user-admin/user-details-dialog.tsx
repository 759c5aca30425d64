import type { User } from '@kindred/contract/members';
import { type StaffStatus, changeUserStatus, editUser } from '@kindred/contract/user-admin';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { capitalize, formatDate, lastActiveText } from '../../lib/formats.ts';
import { messages as userAdmin } from '../../lib/messages/user-admin.ts';
import { mayCall, mayOpen } from '../../lib/may-call.ts';
import { fullName } from '../../lib/full-name.ts';
import { useSession } from '../../lib/use-session.ts';
import { PhotoAvatar } from '../../widgets/photo-avatar.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { useStateChangeDenial } from './use-state-change-denial.ts';
import classes from './user-details-dialog.module.css';

interface Props {
  user: User | null;
  onClose: () => void;
  onChangeState: (user: User, state: StaffStatus) => void;
  onEdit: (user: User) => void;
}

export function UserDetailsDialog({ user, onClose, onChangeState, onEdit }: Props) {
  const { modal: m } = userAdmin;
  const session = useSession();
  const mayEdit = user && mayCall(session, editUser) && mayOpen(session, user);
  return (
    <Dialog opened={user !== null} onClose={onClose} title={m.title} size="lg" closeLabel={m.close}>
      {user && <Details user={user} />}
      <DialogFooter>
        {user && <StateButton user={user} onChangeState={onChangeState} />}
        <Button variant="default" onClick={onClose}>
          {m.close}
        </Button>
        {mayEdit && (
          <Button color="ink" onClick={() => onEdit(user)}>
            {m.edit}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

function StateButton({ user, onChangeState }: { user: User } & Pick<Props, 'onChangeState'>) {
  const { state: m } = userAdmin;
  const denial = useStateChangeDenial(user);
  if (!mayCall(useSession(), changeUserStatus)) return null;
  return (
    <Button
      variant="default"
      disabled={denial !== null}
      {...(denial && { title: denial })}
      onClick={() => onChangeState(user, user.isActive ? 'deactivated' : 'active')}
    >
      {user.isActive ? m.deactivate : m.activate}
    </Button>
  );
}

function Details({ user }: { user: User }) {
  const { modal: m, row } = userAdmin;
  const name = fullName(user) ?? row.unknown;
  const opens = mayOpen(useSession(), user);
  const { city, country } = user.location;
  const facts: [string, string][] = [
    [m.email, user.email],
    [m.id, user._id],
    [m.joined, formatDate(user.createdAt)],
    [m.lastActive, lastActiveText(user.lastActive)],
    [m.age, user.age === null ? m.unspecified : String(user.age)],
    [m.gender, user.gender ? capitalize(user.gender) : m.unspecified],
    [m.location, [city, country].filter(Boolean).join(', ') || m.unspecified],
    [m.complete, user.profileComplete ? m.yes : m.no],
  ];
  return (
    <>
      <div className={classes.who}>
        <PhotoAvatar name={name} picture={user.profilePicture} size={64} />
        <div>
          <h2>{name}</h2>
          {opens && (
            <Link to="/users/$id" params={{ id: user._id }} className={classes.open}>
              {m.open}
            </Link>
          )}
        </div>
      </div>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={classes.bio}>
          <dt>{m.bio}</dt>
          <dd>{user.bio ?? m.noBio}</dd>
        </div>
      </dl>
    </>
  );
}
