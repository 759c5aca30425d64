import { undoSeconds } from '@kindred/contract/moderation/photo-review';
import { rejectReasons } from '@kindred/contract/moderation/reject-reasons';
import { useRef, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { messages as m } from '../../lib/messages/moderation.ts';
import { Notice } from '../../ui/notice.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import { UndoBar } from '../../widgets/undo-bar.tsx';
import { Decisions } from './decisions.tsx';
import classes from './photo-review-page.module.css';
import { PhotoView, Strip } from './photo-view.tsx';
import { useKeys } from './use-keys.ts';
import { type Decided, useReview } from './use-review.ts';

export function PhotoReviewPage() {
  const { query, photos, deciding } = useReview();
  const [position, setPosition] = useState(0);
  const [last, setLast] = useState<Decided | null>(null);
  const firstReason = useRef<HTMLButtonElement>(null);
  const nameIn = ({ photo: { firstName } }: Decided) => firstName ?? m.somebody;
  const at = Math.min(position, Math.max(photos.length - 1, 0));
  const photo = photos[at];
  const waiting = query.data?.waiting ?? 0;

  function decide(how: Omit<Decided, 'photo'>) {
    if (!photo) return;
    const decided = { photo, ...how };
    deciding.mutate(decided, { onSuccess: () => setLast(decided), onError: () => setLast(null) });
  }
  function undo() {
    if (!last) return;
    setLast(null);
    setPosition(0);
    deciding.mutate({ photo: last.photo, decision: 'undo' });
  }
  const move = (to: number) => setPosition(Math.max(0, Math.min(to, photos.length - 1)));

  useKeys({
    a: () => decide({ decision: 'approve' }),
    x: () => firstReason.current?.focus(),
    j: () => move(at + 1),
    k: () => move(at - 1),
    u: undo,
    ...Object.fromEntries(
      rejectReasons.map((reason, index) => [
        String(index + 1),
        () => decide({ decision: 'reject', reason }),
      ]),
    ),
  });

  return (
    <StaffPage title={m.title}>
      <QueryState query={query} words={m} />
      {deciding.error && <Notice kind="danger">{errorText(deciding.error)}</Notice>}
      <div className={classes.bar}>
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
        {query.data && waiting > 0 && <p>{m.left(waiting)}</p>}
      </div>
      {query.data && !photo && (
        <div className={classes.none}>
          <h2>{waiting > 0 ? m.others : m.none}</h2>
          <p>{m.noneAbout}</p>
        </div>
      )}
      {photo && (
        <div className={classes.work}>
          <div className={classes.stage}>
            <PhotoView key={photo.url} photo={photo} />
            <Strip photos={photos} at={at} onMove={move} />
          </div>
          <Decisions
            photo={photo}
            firstReason={firstReason}
            onApprove={() => decide({ decision: 'approve' })}
            onReject={(reason) => decide({ decision: 'reject', reason })}
          />
        </div>
      )}
    </StaffPage>
  );
}
