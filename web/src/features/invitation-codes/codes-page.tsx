import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { type CodeFilter, useExportCodes, useInvitationCodes } from '../../api/invitation-codes.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages as m } from '#texts/invitation-codes.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Segments } from '../../ui/fields/segments.tsx';
import { MoreRows } from '../../ui/lists/more-rows.tsx';
import panel from '../../ui/pages/panel.module.css';
import { StaffPage } from '../../ui/pages/staff-page.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { CodeTable } from './code-table.tsx';
import { MakeCodes } from './make-codes.tsx';

const givers = ['all', 'partner', 'member'] as const;

/** Codes with which people can register, and who came with which. */
export function CodesPage() {
  const [filter, setFilter] = useState<CodeFilter>({});
  const [making, setMaking] = useState(false);
  const query = useInvitationCodes(filter);
  const exporting = useExportCodes(filter.search);
  const codes = query.data?.pages.flatMap((page) => page.codes) ?? [];
  return (
    <StaffPage
      title={titles.invitationCodes.title}
      aside={
        <div className="flex flex-wrap items-center gap-2">
          <Button
            look="plain"
            busy={exporting.isPending}
            icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
            onClick={() => exporting.mutate('invitations.csv')}
          >
            {m.download}
          </Button>
          <Button
            look="ink"
            icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => setMaking(true)}
          >
            {m.make}
          </Button>
        </div>
      }
    >
      <p className="text-pretty text-muted">{m.about}</p>
      {exporting.error && <Alert kind="danger">{errorText(exporting.error)}</Alert>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segments
          legend={m.giver}
          hidesLegend
          options={givers.map((value) => ({ value, label: m.of[value] }))}
          value={filter.of ?? 'all'}
          onChange={(of) => setFilter(withGiver(filter, of))}
        />
        <SearchField
          label={m.search}
          term={filter.search ?? ''}
          onSearch={(search) => setFilter(withSearch(filter, search))}
        />
      </div>
      <section className={panel.panel} aria-label={titles.invitationCodes.title}>
        <QueryState query={query} words={m} rows={3} />
        {query.data && codes.length === 0 && <p className="px-5 py-4 text-muted">{m.none}</p>}
        {codes.length > 0 && <CodeTable codes={codes} loadedAt={query.dataUpdatedAt} />}
        <MoreRows query={query} label={m.more} />
      </section>
      <MakeCodes opened={making} onClose={() => setMaking(false)} />
    </StaffPage>
  );
}

const withGiver = ({ search }: CodeFilter, of: (typeof givers)[number]): CodeFilter => ({
  ...(search !== undefined && { search }),
  ...(of !== 'all' && { of }),
});

const withSearch = ({ of }: CodeFilter, search: string | undefined): CodeFilter => ({
  ...(search !== undefined && { search }),
  ...(of !== undefined && { of }),
});
