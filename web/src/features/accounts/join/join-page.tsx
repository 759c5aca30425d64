import { readInvitation } from '@kindred/contract/team';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { call } from '../../../lib/call.ts';
import { errorText } from '../../../lib/error-text.ts';
import { mailedToken } from '../../../lib/mailed-token.ts';
import { messages as words } from '../../../lib/messages/team.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { AcceptInvitation } from './accept-invitation.tsx';
import { Door } from '../form-page.tsx';
import { JoinForm } from './join-form.tsx';

/** Where the mail of an invitation leads. */
export function JoinPage() {
  const m = words.join;
  const { token: signedIn } = useSession();
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) =>
      (await call(readInvitation, { body: { token: token ?? '' }, signal })).data,
    enabled: token !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (!token || error) {
    return (
      <Door title={token ? m.failed : m.title}>
        <Notice kind="warning">{token ? errorText(error) : m.incomplete}</Notice>
      </Door>
    );
  }
  if (!data) return <Door title={m.title}>{m.reading}</Door>;
  const { email, role, hasAccount } = data;
  return (
    <Door title={m.title} lead={m.lead(words.roles[role])}>
      {hasAccount || signedIn ? (
        <AcceptInvitation token={token} email={email} />
      ) : (
        <JoinForm token={token} email={email} />
      )}
    </Door>
  );
}
