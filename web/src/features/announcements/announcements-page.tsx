import { useAnnouncements } from '../../api/announcements.ts';
import { messages as m } from '#texts/announcements.ts';
import { MoreRows } from '../../ui/lists/more-rows.tsx';
import { StaffPage } from '../../ui/pages/staff-page.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementItem } from './announcement-item.tsx';

/** What administrators write to members, and how far it has come. */
export function AnnouncementsPage() {
  const query = useAnnouncements();
  const announcements = query.data?.pages.flatMap((page) => page.announcements) ?? [];
  return (
    <StaffPage title={m.title}>
      <p className="max-w-text text-muted">{m.about}</p>
      <AnnouncementForm />
      <QueryState query={query} words={m} />
      {query.data && announcements.length === 0 && <p className="text-muted">{m.none}</p>}
      {announcements.length > 0 && (
        <ol className="m-0 grid list-none grid-cols-1 gap-3 p-0" aria-label={m.title}>
          {announcements.map((announcement) => (
            <AnnouncementItem key={announcement._id} announcement={announcement} />
          ))}
        </ol>
      )}
      <MoreRows query={query} label={m.more} />
    </StaffPage>
  );
}
