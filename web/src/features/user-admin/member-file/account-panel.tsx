import type { ReactNode } from 'react';
import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import { commaList, formatDate, formatNumber } from '../../../lib/formats/formats.ts';
import { messages as invited } from '#texts/came-by.ts';
import { messages } from '#texts/member-file.ts';
import { Facts, Panel } from './panel.tsx';
import { PersonLink } from './person-link.tsx';

export function AccountPanel({ file }: { file: MemberFile }) {
  const { account: m } = messages;
  const { user, identities, hasPassword, consents, blocks, likes } = file;
  const ways = [
    ...(hasPassword ? [m.password] : []),
    ...identities.map(({ provider, linkedAt }) =>
      m.provider({ name: m.providers[provider], since: formatDate(linkedAt) }),
    ),
  ];
  return (
    <Panel title={m.title}>
      <Facts
        facts={[
          [m.id, user._id],
          [m.ways, commaList(ways) || m.none],
          [
            m.consent,
            commaList(
              consents.map(({ version, givenAt, withdrawnAt }) =>
                withdrawnAt
                  ? m.withdrawn({
                      version,
                      given: formatDate(givenAt),
                      withdrawn: formatDate(withdrawnAt),
                    })
                  : m.consented({ version, day: formatDate(givenAt) }),
              ),
            ) || m.none,
          ],
          [
            m.likes,
            m.likeCounts({
              sent: formatNumber(likes.sent),
              received: formatNumber(likes.received),
            }),
          ],
          [m.matches, formatNumber(likes.matches)],
          [m.blocked, formatNumber(blocks.made)],
          [m.blockedBy, formatNumber(blocks.received)],
          ...cameByFacts(file),
        ]}
      />
    </Panel>
  );
}

/** With whose invitation the member came, and what became of the others who did. */
const cameByFacts = ({ cameBy }: MemberFile): readonly (readonly [string, ReactNode])[] =>
  cameBy === null
    ? []
    : [
        [
          invited.by,
          cameBy.partner === null ? (
            <PersonLink key="by" person={cameBy.member} />
          ) : (
            <bdi key="by" translate="no">
              {cameBy.partner}
            </bdi>
          ),
        ],
        [invited.joined, formatNumber(cameBy.joined)],
        [invited.banned, formatNumber(cameBy.banned)],
      ];
