import { type OwnInvitation, invitationPath } from '@kindred/contract/invitation-codes/codes';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useMakeOwnInvitation, useOwnInvitation } from '../../api/own-invitation.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import { messages as m } from '#texts/invite.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PointPage } from '../../ui/lists/point-list.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';

/** The link with which a member brings others, and how many came. */
export function InvitePage() {
  const query = useOwnInvitation();
  return (
    <PointPage title={titles.invitationCodes.title} about={m.about}>
      <QueryState query={query} words={m} rows={1} />
      {query.data && <Invitation invitation={query.data} />}
    </PointPage>
  );
}

function Invitation({ invitation }: { invitation: OwnInvitation }) {
  const { code, joined, allowed, ended } = invitation;
  const { requiresVerification } = useSession();
  const making = useMakeOwnInvitation();
  if (ended) return <p>{m.ended}</p>;
  if (allowed === 0) return <p>{m.off}</p>;
  if (requiresVerification) return <p>{m.unconfirmed}</p>;
  return (
    <div className="grid grid-cols-1 gap-4">
      {code !== null && <SharedLink code={code} />}
      {code !== null && (
        <output>{joined < allowed ? m.joined({ joined, allowed }) : m.full}</output>
      )}
      <div>
        <Button
          look={code === null ? 'main' : 'plain'}
          busy={making.isPending}
          onClick={() => making.mutate(code)}
        >
          {code === null ? m.make : m.replace}
        </Button>
        {code !== null && <p className="mt-1.5 text-sm text-pretty text-muted">{m.replaceAbout}</p>}
      </div>
      {making.error && <Alert kind="danger">{errorText(making.error)}</Alert>}
    </div>
  );
}

function SharedLink({ code }: { code: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  const link = new URL(invitationPath(code), location.origin).href;
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(m.copied),
      () => setCopied(m.notCopied),
    );
  return (
    <div className="grid grid-cols-1 gap-2">
      <b>{m.link}</b>
      <p className="rounded-md bg-sunken px-3.5 py-2.5 anywhere" translate="no" dir="ltr">
        {link}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<IconCopy size={20} stroke={1.75} aria-hidden />} onClick={copy}>
          {m.copy}
        </Button>
        <output className="text-sm">{copied}</output>
      </div>
    </div>
  );
}
