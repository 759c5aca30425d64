import { Link, lazyRouteComponent, useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useInvited } from '../../../api/invited.ts';
import { mailedToken } from '../../../lib/sessions/mailed-token.ts';
import { messages as m } from '#texts/invited.ts';
import { columnLink } from '../../../ui/pages/text-link.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { LinkFailure } from '../../../ui/states/link-failure.tsx';
import { FormPage } from '../form-page.tsx';

// The form and the names of all interests are large, and only a link that works needs them.
const InvitedOffer = lazyRouteComponent(() => import('./invited-offer.tsx'), 'InvitedOffer');

/** The page that the mail to an imported person leads to. */
export function InvitedPage() {
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  const invited = useInvited(token);
  const [refused, setRefused] = useState(false);
  const { data } = invited;
  if (refused) {
    return (
      <FormPage title={m.deletedTitle} takesFocus>
        <Alert kind="success">{m.deleted}</Alert>
      </FormPage>
    );
  }
  if (!token || invited.error) {
    return (
      <FormPage title={m.title}>
        <LinkFailure query={invited}>
          <Link to="/sign-in" hash="" className={columnLink}>
            {m.toSignIn}
          </Link>
        </LinkFailure>
      </FormPage>
    );
  }
  if (!data) return <FormPage title={m.title}>{m.reading}</FormPage>;
  return (
    <FormPage title={m.title} lead={m.lead}>
      <Suspense fallback={m.reading}>
        <InvitedOffer token={token} invited={data} onRefused={() => setRefused(true)} />
      </Suspense>
    </FormPage>
  );
}
