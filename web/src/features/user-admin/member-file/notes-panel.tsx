import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import { useDeleteNote } from '../../../api/user-admin/member-file.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/member-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import classes from './member-file.module.css';
import { NoteForm } from './note-form.tsx';
import { Panel } from './panel.tsx';
import { PersonLink } from './person-link.tsx';

export function NotesPanel({ file: { user, notes } }: { file: MemberFile }) {
  const { notes: m } = messages;
  const deleting = useDeleteNote(user._id);
  return (
    <Panel title={m.title}>
      <NoteForm userId={user._id} />
      {deleting.error && <Alert kind="danger">{errorText(deleting.error)}</Alert>}
      <ul className={`list-none ${classes.list}`}>
        {notes.map(({ _id, body, author, createdAt, mine }) => (
          <li className={classes.item} key={_id}>
            <span className="min-w-0 flex-1 anywhere whitespace-pre-wrap">
              {body}
              <small className="block text-sm font-normal text-muted">
                <PersonLink person={author} ofTeam /> ·{' '}
                {formatDate(createdAt, { timeStyle: 'short' })}
              </small>
            </span>
            {mine && (
              <Button
                look="plain"
                size="xs"
                className="ms-auto inline-flex items-center gap-3"
                aria-label={m.deleteOf({ start: body.slice(0, 40) })}
                busy={deleting.isPending && deleting.variables === _id}
                onClick={() => deleting.mutate(_id)}
              >
                {m.delete}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
