import { messages as m } from '#texts/invitation.ts';
import { config } from '../../../lib/calls/config.ts';

/** What someone should know before they register: for whom the site is, and that they are invited. */
export function VisitorNotes({ invited }: { invited: boolean }) {
  const notes = [...config.visitorNotes.map(({ text }) => text), ...(invited ? [m.invited] : [])];
  if (notes.length === 0) return null;
  return (
    <div className="grid gap-2 rounded-md bg-sunken px-3.5 py-2.5">
      {notes.map((note) => (
        <p key={note} className="text-pretty">
          {note}
        </p>
      ))}
    </div>
  );
}
