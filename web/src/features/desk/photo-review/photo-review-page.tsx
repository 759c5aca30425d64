import { undoSeconds } from '@kindred/contract/desk/outcomes';
import { rejectReasons } from '@kindred/contract/desk/reject-reasons';
import { type MouseEvent, useRef, useState } from 'react';
import { type Decision, photoKey } from '../../../api/desk/photo-review.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/photo-review.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { StaffPage } from '../../../ui/pages/staff-page.tsx';
import { leastShownMs } from '../../../lib/keys/least-shown.ts';
import { useEscape } from '../../../lib/keys/use-escape.ts';
import { useShortcuts } from '../../../widgets/shortcuts/use-shortcuts.ts';
import { useShownAt } from '../../../widgets/shortcuts/use-shown-at.ts';
import { UndoBar } from '../../../widgets/undo-bar.tsx';
import { DeskNav } from '../desk-nav.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import classes from './photo-review-page.module.css';
import { NoPhotos } from './no-photos.tsx';
import { OtherPhotos } from './other-photos.tsx';
import { PhotoSkeleton } from './photo-skeleton.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { PhotoView } from './photo-view.tsx';
import { usePhotoReview } from './use-photo-review.ts';

export function PhotoReviewPage() {
  const { query, photos, isLoaded, deciding } = usePhotoReview();
  const [position, setPosition] = useState(0);
  const [last, setLast] = useState<Decision | null>(null);
  const firstReason = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const nameIn = ({ photo: { firstName } }: Decision) => firstName ?? m.aMember;
  const current = Math.min(position, Math.max(photos.length - 1, 0));
  const photo = photos[current];
  const waiting = query.data?.waiting ?? 0;

  const subject = photo && isLoaded(photo) ? photoKey(photo) : null;
  const shownAt = useShownAt(subject);
  /** By a button: Enter pressed twice, and the second press of a double click, may be about a photo that no one has seen. */
  function press(event: MouseEvent, how: Omit<Decision, 'photo'>) {
    const isSeen = event.timeStamp - shownAt.current >= leastShownMs;
    if (event.detail === 1 || isSeen) decide(how);
  }
  function decide(how: Omit<Decision, 'photo'>) {
    if (!photo) return;
    const decision = { photo, ...how };
    setLast(decision);
    deciding.mutate(decision, {
      onError: () => setLast((latest) => (latest === decision ? null : latest)),
    });
  }
  function undo() {
    if (!last) return;
    setLast(null);
    setPosition(0);
    deciding.mutate({ photo: last.photo, decision: 'undo' });
  }
  const move = (to: number) => setPosition(Math.max(0, Math.min(to, photos.length - 1)));

  useShortcuts(
    {
      a: () => decide({ decision: 'approve' }),
      ...Object.fromEntries(
        rejectReasons.map((reason, index) => [
          String(index + 1),
          () => decide({ decision: 'reject', reason }),
        ]),
      ),
    },
    { subject },
  );
  useShortcuts({
    x: () => firstReason.current?.focus(),
    j: () => move(current + 1),
    k: () => move(current - 1),
    u: undo,
  });

  useEscape(true, (target) => {
    if (!firstReason.current?.parentElement?.contains(target)) return false;
    heading.current?.focus();
    return true;
  });

  return (
    <StaffPage
      title={m.title}
      aside={query.data && waiting > 0 && <p className="muted tabular">{m.left(waiting)}</p>}
    >
      <DeskNav />
      {deciding.error && <Alert kind="danger">{errorText(deciding.error)}</Alert>}
      <div className={`row wrap between gap-2-by-4 ${classes.bar}`}>
        <UndoBar
          action={last}
          seconds={undoSeconds}
          placement="inline"
          undoLabel={m.undo}
          onUndo={undo}
          onClose={() => setLast(null)}
        >
          {last && m[last.decision === 'approve' ? 'approved' : 'rejected'](nameIn(last))}
        </UndoBar>
      </div>
      <QueryState query={query} words={m} skeleton={<PhotoSkeleton className={classes.work} />} />
      {query.data && !photo && <NoPhotos title={waiting > 0 ? m.others : m.none} />}
      {photo && (
        <div className={`grid gap-6 ${classes.work}`}>
          <div className="grid one-column content-start gap-2 min-w-0">
            <PhotoView key={photo.url} photo={photo} />
            <div className="flex wrap items-end between gap-2-by-4">
              <PhotoStrip photos={photos} current={current} onMove={move} />
              <OtherPhotos photo={photo} />
            </div>
          </div>
          <DecisionPanel
            photo={photo}
            firstReason={firstReason}
            heading={heading}
            onApprove={(event) => press(event, { decision: 'approve' })}
            onReject={(event, reason) => press(event, { decision: 'reject', reason })}
          />
        </div>
      )}
    </StaffPage>
  );
}
