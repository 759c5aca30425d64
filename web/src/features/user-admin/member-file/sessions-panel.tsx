import { endUserSession, type MemberFile } from '@kindred/contract/user-admin/member-file';
import { useEndSession } from '../../../api/user-admin/member-file.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { mayCall, mayOpen } from '../../../lib/calls/may-call.ts';
import { messages } from '#texts/member-file.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import classes from './member-file.module.css';
import { Panel } from './panel.tsx';

export function SessionsPanel({ file: { user, sessions } }: { file: MemberFile }) {
  const { sessions: m } = messages;
  const session = useSession();
  const { mutate, error, isPending, variables } = useEndSession(user._id);
  const mayEnd = mayCall(session, endUserSession) && mayOpen(session, user);
  return (
    <Panel title={m.title}>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      {sessions.length === 0 && <p className={`px-5 text-muted ${classes.none}`}>{m.none}</p>}
      <ul className={`list-none ${classes.list}`}>
        {sessions.map(({ _id, device, address, lastUsedAt }) => (
          <li className={classes.item} key={_id}>
            <span>
              {device || m.unknown}
              <small className="block text-sm font-normal text-muted">
                {m.used({ when: formatDate(lastUsedAt, { timeStyle: 'short' }), address })}
              </small>
            </span>
            {mayEnd && (
              <Button
                look="plain"
                size="xs"
                className="ms-auto inline-flex items-center gap-3"
                aria-label={m.endOn({ device: device || m.unknown })}
                busy={isPending && variables === _id}
                onClick={() => mutate(_id)}
              >
                {m.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
