import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, getRouteApi } from '@tanstack/react-router';
import { useMemberFile } from '../../../api/user-admin/member-file.ts';
import { messages as m } from '#texts/member-file.ts';
import { fullName } from '../../../lib/facts/full-name.ts';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { StaffPage } from '../../../ui/pages/staff-page.tsx';
import { MemberActions } from '../user/member-actions.tsx';
import { AccountPanel } from './account-panel.tsx';
import { FileHeader } from './file-header.tsx';
import { FileSkeleton } from './file-skeleton.tsx';
import staffPage from '../../../ui/pages/staff-page.module.css';
import classes from './member-file.module.css';
import { NotesPanel } from './notes-panel.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { PhotosPanel } from './photos-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { CasesPanel } from './cases-panel.tsx';
import { ReportsPanel } from './reports-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TimelinePanel } from './timeline-panel.tsx';
import { VipPanel } from '../vip/vip-panel.tsx';

const route = getRouteApi('/users/$id');

/** Everything that staff may know about a member, and the actions on them. */
export function MemberFilePage() {
  const { id } = route.useParams();
  const query = useMemberFile(id);
  const file = query.data;
  const name = (file && fullName(file.user)) ?? m.unknown;
  return (
    <StaffPage
      title={m.title}
      head={
        <>
          <Link
            to="/users"
            className="flex items-center gap-1 justify-self-start text-sm font-semibold text-muted hover:text-ink hover:underline"
          >
            <IconArrowLeft size={16} stroke={1.75} aria-hidden /> {m.back}
          </Link>
          {file ? (
            <FileHeader file={file} name={name} actions={<MemberActions loaded={file} />} />
          ) : (
            <h1 className={`tracking-snug title-sm ${staffPage.title}`}>{m.title}</h1>
          )}
        </>
      }
    >
      {query.error && <QueryState query={query} words={m} />}
      {!file && !query.error && <FileSkeleton />}
      {file && <FilePanels file={file} loadedAt={query.dataUpdatedAt} name={name} />}
    </StaffPage>
  );
}

interface PanelsProps {
  file: MemberFile;
  loadedAt: number;
  name: string;
}

/** Reports come first if there are any: they are why most files are opened. */
function FilePanels({ file, loadedAt, name }: PanelsProps) {
  const against = <ReportsPanel title={m.reports.against} reports={file.reportsAgainst} by />;
  const reported = file.reportsAgainst.total > 0;
  return (
    <div className={`grid items-start gap-4 ${classes.columns}`}>
      <div className="grid min-w-0 gap-4">
        {reported && against}
        <CasesPanel cases={file.cases} />
        <ProfilePanel file={file} />
        <PhotosPanel photos={file.photos} name={name} />
        {!reported && against}
        <TimelinePanel key={file.timeline.events[0]?._id} file={file} />
      </div>
      <div className="grid min-w-0 gap-4">
        <NotesPanel file={file} />
        <AccountPanel file={file} />
        {/* Mostly empty: here it keeps the columns about equally long. */}
        <ReportsPanel title={m.reports.by} reports={file.reportsBy} />
        <VipPanel file={file} loadedAt={loadedAt} />
        <PaymentsPanel file={file} />
        <SessionsPanel file={file} />
      </div>
    </div>
  );
}
