import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import { formatDate, formatNumber } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/member-file.ts';
import { Facts, Panel } from './panel.tsx';

export function AccountPanel({ file }: { file: MemberFile }) {
  const { account: m } = messages;
  const { user, identities, hasPassword, consents, blocks, likes } = file;
  const ways = [
    ...(hasPassword ? [m.password] : []),
    ...identities.map(({ provider, linkedAt }) =>
      m.provider(m.providers[provider], formatDate(linkedAt)),
    ),
  ];
  return (
    <Panel title={m.title}>
      <Facts
        facts={[
          [m.id, user._id],
          [m.ways, ways.join(', ') || m.none],
          [
            m.consent,
            consents
              .map(({ version, givenAt, withdrawnAt }) =>
                withdrawnAt
                  ? m.withdrawn(version, formatDate(givenAt), formatDate(withdrawnAt))
                  : m.consented(version, formatDate(givenAt)),
              )
              .join(', ') || m.none,
          ],
          [m.likes, m.likeCounts(formatNumber(likes.sent), formatNumber(likes.received))],
          [m.matches, formatNumber(likes.matches)],
          [m.blocked, formatNumber(blocks.made)],
          [m.blockedBy, formatNumber(blocks.received)],
        ]}
      />
    </Panel>
  );
}
