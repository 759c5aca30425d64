import { useStaffUser } from '../../../api/user-admin/users.ts';
import { messages } from '#texts/user-admin.ts';
import { fullName } from '../../../lib/facts/full-name.ts';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx';
import { PhotoAvatar } from '../../../widgets/photos/photo-avatar.tsx';
import type { AppliedStateChange, StateRequest } from './state-change.ts';
import { StateForm } from './state-form.tsx';

interface Props {
  request: StateRequest | null;
  onClose: () => void;
  onChanged: (change: AppliedStateChange) => void;
}

/** Asks for the reason before a user is activated, deactivated or banned. */
export function StateDialog({ request, onClose, onChanged }: Props) {
  const { state: m, row } = messages;
  const name = (request && fullName(request.user)) ?? row.unknown;
  const lifting = request?.loaded?.user.state === 'banned' && request.state === 'active';
  const title = lifting ? m.liftTitle : m.titles[request?.state ?? 'active'];
  return (
    <ReasonDialog
      subject={request}
      onClose={onClose}
      title={title({ name })}
      about={<p className="mt-1">{m.abouts[request?.state ?? 'active']}</p>}
      picture={
        request && (
          <PhotoAvatar
            name={name}
            picture={request.user.profilePicture}
            focus={request.user.profilePictureFocus}
            size={48}
          />
        )
      }
      closeLabel={m.cancel}
    >
      {(given) => <LoadedStateForm request={given} onClose={onClose} onChanged={onChanged} />}
    </ReasonDialog>
  );
}

/** The change names the loaded version, so that a change by someone else is not overwritten. */
function LoadedStateForm({ request, onClose, onChanged }: Props & { request: StateRequest }) {
  const { edit: m } = messages;
  const query = useStaffUser(request.user._id, !request.loaded);
  const loaded = request.loaded ?? query.data;
  return (
    <>
      {!request.loaded && query.error && <QueryState query={query} words={m} />}
      <StateForm request={request} loaded={loaded} onClose={onClose} onChanged={onChanged} />
    </>
  );
}
