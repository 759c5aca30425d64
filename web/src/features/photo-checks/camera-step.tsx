import type { OwnPhotoCheck } from '@kindred/contract/photo-checks';
import type { DeviceNote } from '@kindred/contract/photo-checks/device-note';
import type { Pose } from '@kindred/contract/photo-checks/poses';
import { useEffect, useState } from 'react';
import { messages as m } from '#texts/photo-check.ts';
import { messages as poses } from '#texts/poses.ts';
import { useBeginCheck } from '../../api/photo-checks.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { formatDate } from '../../lib/formats/formats.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { PoseFigure } from '../../widgets/photo-check/pose-figure.tsx';
import { Camera } from './camera.tsx';
import { OtherPose } from './other-pose.tsx';
import { SendPicture } from './send-picture.tsx';
import { WithoutCamera } from './without-camera.tsx';

export interface Capture {
  readonly picture: Blob;
  readonly device: DeviceNote;
}

/** The pose, the camera, and what to do for those who can't. */
export function CameraStep({ check, pose }: { check: OwnPhotoCheck; pose: Pose }) {
  const [taken, setTaken] = useState<Capture | null>(null);
  const [tries, setTries] = useState(0);
  const [hasNone, setHasNone] = useState(false);
  const begin = useBeginCheck();
  const isOver = useIsOver(check.until);
  if (hasNone) return <WithoutCamera onBack={() => setHasNone(false)} />;
  return (
    <>
      <div className="flex items-center gap-4">
        <PoseFigure pose={pose} />
        <div className="min-w-0">
          <h2 className="text-balance title-sm">{poses[pose]}</h2>
          <p className="text-sm text-muted">{m.mirror}</p>
        </div>
      </div>
      {begin.error && <Alert kind="danger">{errorText(begin.error)}</Alert>}
      {isOver && <output>{m.over}</output>}
      {!isOver && !taken && (
        <Camera key={tries} onTake={setTaken} onRetry={() => setTries(tries + 1)} />
      )}
      {!isOver && taken && (
        <SendPicture taken={taken} isAppeal={check.isAppeal} onAgain={() => setTaken(null)} />
      )}
      {isOver && (
        <Button
          className="justify-self-start"
          busy={begin.isPending}
          onClick={() => begin.mutate({})}
        >
          {m.newPose}
        </Button>
      )}
      {!taken && (
        <div className="grid justify-items-start gap-3">
          <OtherPose isPending={begin.isPending} onChoose={(more) => begin.mutate(more)} />
          <Button look="quiet" onClick={() => setHasNone(true)}>
            {m.noCamera}
          </Button>
          {check.until !== null && !isOver && (
            <p className="text-sm text-muted">
              {m.until({
                value: formatDate(check.until, { dateStyle: undefined, timeStyle: 'short' }),
              })}
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** Whether the time of the pose has passed, by the clock of this device. */
function useIsOver(until: string | null) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const left = until === null ? 0 : Date.parse(until) - Date.now();
    const timer = setTimeout(() => setOver(until !== null), Math.max(left, 0));
    return () => clearTimeout(timer);
  }, [until]);
  return isOver;
}
