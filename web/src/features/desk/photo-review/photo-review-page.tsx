import { undoSeconds } from '@kindred/contract/desk/outcomes';
import type { WaitingPhoto } from '@kindred/contract/desk/photo-review';
import { rejectReasons } from '@kindred/contract/desk/reject-reasons';
import { useRef, useState } from 'react';
import { type Decision, type DecisionOrUndo, photoKey } from '../../../api/desk/photo-review.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/photo-review.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { StaffPage } from '../../../ui/pages/staff-page.tsx';
import { blursPhotos } from '../../../widgets/evidence/photo-cover.ts';
import { useEscape } from '../../../lib/keys/use-escape.ts';
import { useShortcuts } from '../../../widgets/shortcuts/use-shortcuts.ts';
import { UndoBar } from '../../../widgets/undo-bar.tsx';
import { DeskNav } from '../desk-nav.tsx';
import { useOneByOne, useSeenBefore } from '../use-one-by-one.ts';
import { DecisionPanel } from './decision-panel.tsx';
import classes from './photo-review-page.module.css';
import { NoPhotos } from './no-photos.tsx';
import { OtherPhotos } from './other-photos.tsx';
import { PhotoSkeleton } from './photo-skeleton.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { PhotoView } from './photo-view.tsx';
import { usePhotoReview } from './use-photo-review.ts';

type How = Omit<Decision, 'photo'>;

export function PhotoReviewPage() {
  const { query, photos, isLoaded, deciding } = usePhotoReview();
  const [uncovered, setUncovered] = useState<string | null>(null);
  const firstReason = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const nameIn = ({ photo: { firstName } }: Decision) => firstName ?? m.aMember;
  const {
    item: photo,
    current,
    last,
    decide,
    undo,
    ...steps
  } = useOneByOne({
    items: photos,
    send: deciding.mutate,
    rule: (decided: WaitingPhoto, how: How): Decision => ({ photo: decided, ...how }),
    undoOf: (decision: Decision): DecisionOrUndo => ({ photo: decision.photo, decision: 'undo' }),
  });
  const waiting = query.data?.waiting ?? 0;

  const isBlurring = blursPhotos.useIsOn();
  const isCovered = Boolean(photo?.likelyNude) && isBlurring && uncovered !== photo?.url;
  const show = () => setUncovered(photo?.url ?? null);
  // No key decides about a photo that is still covered.
  const subject = photo && isLoaded(photo) && !isCovered ? photoKey(photo) : null;
  const isSeen = useSeenBefore(subject);

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
    j: () => steps.move(current + 1),
    k: () => steps.move(current - 1),
    u: undo,
    ...(isCovered && { v: show }),
  });

  useEscape(true, (target) => {
    if (!firstReason.current?.parentElement?.contains(target)) return false;
    heading.current?.focus();
    return true;
  });

  return (
    <StaffPage
      title={m.title}
      aside={
        query.data &&
        waiting > 0 && <p className="text-muted tabular-nums">{m.left({ count: waiting })}</p>
      }
    >
      <DeskNav />
      {deciding.error && <Alert kind="danger">{errorText(deciding.error)}</Alert>}
      <div className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 ${classes.bar}`}>
        <UndoBar
          action={last}
          seconds={undoSeconds}
          placement="inline"
          undoLabel={m.undo}
          onUndo={undo}
          onClose={steps.forgetLast}
        >
          {last && m[last.decision === 'approve' ? 'approved' : 'rejected']({ name: nameIn(last) })}
        </UndoBar>
      </div>
      <QueryState query={query} words={m} skeleton={<PhotoSkeleton className={classes.work} />} />
      {query.data && !photo && <NoPhotos title={waiting > 0 ? m.others : m.none} />}
      {photo && (
        <div className={`grid gap-6 ${classes.work}`}>
          <div className="grid min-w-0 grid-cols-1 content-start gap-2">
            <PhotoView key={photo.url} photo={photo} isCovered={isCovered} onShow={show} />
            <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
              <PhotoStrip photos={photos} current={current} onMove={steps.move} />
              <OtherPhotos photo={photo} />
            </div>
          </div>
          <DecisionPanel
            photo={photo}
            firstReason={firstReason}
            heading={heading}
            onApprove={(event) => isSeen(event) && decide({ decision: 'approve' })}
            onReject={(event, reason) => isSeen(event) && decide({ decision: 'reject', reason })}
          />
        </div>
      )}
    </StaffPage>
  );
}
