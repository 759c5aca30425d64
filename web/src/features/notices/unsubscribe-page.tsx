import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useStopMails, useUnsubscribeLink } from '../../api/unsubscribe.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { mailedToken } from '../../lib/sessions/mailed-token.ts';
import { messages as m } from '#texts/unsubscribe.ts';
import { Button } from '../../ui/buttons/button.tsx';
import column from '../../ui/pages/column.module.css';
import { Alert } from '../../ui/states/alert.tsx';
import { columnLink } from '../../ui/pages/text-link.ts';
import { LinkFailure } from '../../ui/states/link-failure.tsx';

/** The page behind the link of a mail, signed in or not. Opening it stops nothing, because programs open links too. */
export function UnsubscribePage() {
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  const link = useUnsubscribeLink(token);
  const { mutate, isPending, isSuccess, error } = useStopMails();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button is gone, so the heading gets the focus.
  useEffect(() => {
    if (isSuccess) heading.current?.focus();
  }, [isSuccess]);
  const toSettings = (
    <Link to="/settings" hash="notifications" className={columnLink}>
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
        <h1 className="tracking-tight text-balance anywhere title-md" ref={heading} tabIndex={-1}>
          {isSuccess ? m.done : m.title}
        </h1>
        {isSuccess && <p className="text-lg text-pretty text-muted">{m.doneAbout}</p>}
        {!isSuccess && (
          <p className="text-lg text-pretty text-muted">
            {link.data ? m.about({ email: link.data.email }) : m.reading}
          </p>
        )}
      </header>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      <div className="flex flex-wrap gap-3">
        {link.data && !isSuccess && (
          <Button
            size="lg"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) mutate(token);
            }}
          >
            {isPending ? m.working : m.button}
          </Button>
        )}
        {toSettings}
      </div>
    </div>
  );
}
