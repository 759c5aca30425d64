import type { User } from '@kindred/contract/members';
import { type StaffStatus, changeUserStatus, editUser } from '@kindred/contract/user-admin';
import { Link } from '@tanstack/react-router';
import { messages as userAdmin } from '#texts/user-admin.ts';
import { mayCall, mayOpen } from '../../../lib/calls/may-call.ts';
import { fullName } from '../../../lib/facts/full-name.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Photo } from '../../../widgets/photos/photo.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { Presence, Subscription, VerifiedBadge } from './user-badges.tsx';
import { UserFacts } from './user-facts.tsx';
import { useStateChangeDenial } from '../state/use-state-change-denial.ts';
import classes from './user-details-dialog.module.css';

interface Props {
  user: User | null;
  onClose: () => void;
  onChangeState: (user: User, state: StaffStatus) => void;
  onEdit: (user: User) => void;
}

export function UserDetailsDialog({ user, ...props }: Props) {
  const { modal: m, row } = userAdmin;
  const name = (user && fullName(user)) ?? row.unknown;
  return (
    <Dialog
      opened={user !== null}
      onClose={props.onClose}
      title={user ? name : m.title}
      picture={user && <Portrait user={user} name={name} />}
      about={user && <Standing user={user} />}
      size="lg"
      closeLabel={m.close}
    >
      {user && <UserFacts user={user} />}
      {user && <Footer user={user} {...props} />}
    </Dialog>
  );
}

function Portrait({
  user: { profilePicture, profilePictureFocus },
  name,
}: {
  user: User;
  name: string;
}) {
  return (
    <div
      className={`grid flex-none place-items-center overflow-hidden rounded-lg bg-muted-soft text-muted ${classes.portrait}`}
      aria-hidden
    >
      {profilePicture ? (
        <Photo
          className="h-full w-full object-cover face-up"
          url={profilePicture}
          focus={profilePictureFocus}
          alt=""
        />
      ) : (
        name.charAt(0).toUpperCase()
      )}
    </div>
  );
}

function Standing({ user }: { user: User }) {
  const { modal: m } = userAdmin;
  const opens = mayOpen(useSession(), user);
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink">
        <VerifiedBadge user={user} />
        <span>
          <Subscription user={user} />
        </span>
        <Presence user={user} />
      </div>
      {opens && (
        <Link
          to="/users/$id"
          params={{ id: user._id }}
          className="mt-1 py-1.5 text-sm font-semibold text-ink underline"
        >
          {m.open}
        </Link>
      )}
    </>
  );
}

function Footer({ user, onClose, onChangeState, onEdit }: Props & { user: User }) {
  const { modal: m, state } = userAdmin;
  const session = useSession();
  const denial = useStateChangeDenial(user);
  const guarded = { disabled: denial !== null, ...(denial && { title: denial }) };
  return (
    <DialogFooter>
      {mayCall(session, changeUserStatus) && (
        <div className={`me-auto flex gap-2 ${classes.severe}`}>
          <Button
            look="plain"
            className="text-danger"
            {...guarded}
            onClick={() => onChangeState(user, 'banned')}
          >
            {state.ban}
          </Button>
          <Button
            look="plain"
            {...guarded}
            onClick={() => onChangeState(user, user.isActive ? 'deactivated' : 'active')}
          >
            {user.isActive ? state.deactivate : state.activate}
          </Button>
        </div>
      )}
      <Button look="plain" onClick={onClose}>
        {m.close}
      </Button>
      {mayCall(session, editUser) && mayOpen(session, user) && (
        <Button look="ink" onClick={() => onEdit(user)}>
          {m.edit}
        </Button>
      )}
    </DialogFooter>
  );
}
