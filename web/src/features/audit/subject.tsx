import type { AuditEntry } from '@kindred/contract/audit';
import { Link } from '@tanstack/react-router';
import { messages as m } from '#texts/audit.ts';

/** The subject of an entry, as a link to it or to its entries. */
export function Subject({ entry: { subject, details } }: { entry: AuditEntry }) {
  const { kind, _id: id, name } = subject;
  if (!kind || !id) return null;
  if (kind === 'invitation') return <b>{addressIn(details) ?? m.invitation}</b>;
  if (kind === 'member' && name) {
    return (
      <Link to="/users/$id" params={{ id }} className="font-semibold text-ink underline">
        {name}
      </Link>
    );
  }
  const title =
    kind === 'member'
      ? m.unknown
      : kind === 'report'
        ? m.report({ id: id.slice(-6) })
        : kind === 'photo'
          ? m.photo({ id: id.slice(-6) })
          : m.setting;
  return (
    <Link
      to="/audit"
      search={{ subject: id }}
      className="font-semibold text-ink underline"
      title={m.onlyAbout({ name: title })}
    >
      {title}
    </Link>
  );
}

function addressIn(details: unknown) {
  const { email } = (details ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : null;
}
