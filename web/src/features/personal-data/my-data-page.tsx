import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link, useLocation } from '@tanstack/react-router';
import { useArchiveLink, useOpenArchive } from '../../api/archive-link.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { mailedToken } from '../../lib/sessions/mailed-token.ts';
import { messages as m } from '../../lib/messages/my-data.ts';
import column from '../../ui/pages/column.module.css';
import { Alert } from '../../ui/states/alert.tsx';
import { columnLink } from '../../ui/pages/text-link.ts';

/** The page behind the link of the mail, signed in or not. */
export function MyDataPage() {
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  const link = useArchiveLink(token);
  const { mutate, isPending, isSuccess, error } = useOpenArchive();
  return (
    <div className={`grid gap-6 m-auto w-full ${column.page}`}>
      <header className="grid gap-2">
        <h1 className="title-md tight anywhere balance">{m.title}</h1>
        {token && !link.error && (
          <p className="muted text-lg pretty">{link.data ? m.about(link.data.email) : m.reading}</p>
        )}
      </header>
      {!token && <Alert kind="warning">{m.incomplete}</Alert>}
      {link.error && <Alert kind="danger">{errorText(link.error)}</Alert>}
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      {isSuccess && <Alert kind="success">{m.done}</Alert>}
      <div className="flex wrap gap-3">
        {token && link.data && (
          <Button
            size="lg"
            radius="xl"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) mutate(token);
            }}
          >
            {isPending ? m.fetching : m.fetch}
          </Button>
        )}
        <Link to="/settings" className={columnLink}>
          {m.settings}
        </Link>
      </div>
    </div>
  );
}
