import { Link, useLocation } from '@tanstack/react-router';
import { useArchiveLink, useOpenArchive } from '../../api/archive-link.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { mailedToken } from '../../lib/sessions/mailed-token.ts';
import { messages as m } from '#texts/my-data.ts';
import { Button } from '../../ui/buttons/button.tsx';
import column from '../../ui/pages/column.module.css';
import { Alert } from '../../ui/states/alert.tsx';
import { columnLink } from '../../ui/pages/text-link.ts';
import { LinkFailure } from '../../ui/states/link-failure.tsx';

/** The page behind the link of the mail, signed in or not. */
export function MyDataPage() {
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  const link = useArchiveLink(token);
  const { mutate, isPending, isSuccess, error } = useOpenArchive();
  const toSettings = (
    <Link to="/settings" hash="" className={columnLink}>
      {m.settings}
    </Link>
  );
  if (!token || link.error) {
    return (
      <div className={`mx-auto grid w-full ${column.page}`}>
        <LinkFailure query={link} page>
          {toSettings}
        </LinkFailure>
      </div>
    );
  }
  return (
    <div className={`mx-auto grid w-full gap-6 ${column.page}`}>
      <header className="grid gap-2">
        <h1 className="tracking-tight text-balance anywhere title-md titled:max-tablet:sr-only">
          {m.title}
        </h1>
        <p className="text-lg text-pretty text-muted">
          {link.data ? m.about({ email: link.data.email }) : m.reading}
        </p>
      </header>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      {isSuccess && <Alert kind="success">{m.done}</Alert>}
      <div className="flex flex-wrap gap-3">
        {link.data && (
          <Button
            size="lg"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) mutate(token);
            }}
          >
            {isPending ? m.fetching : m.fetch}
          </Button>
        )}
        {toSettings}
      </div>
    </div>
  );
}
