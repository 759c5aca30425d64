import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { messages as m } from '#texts/photo-check.ts';
import { usePhotoCheck } from '../../api/photo-checks.ts';
import { config } from '../../lib/calls/config.ts';
import column from '../../ui/pages/column.module.css';
import { QueryState } from '../../ui/states/query-state.tsx';
import { CheckStatus } from './check-status.tsx';

// Only someone who has agreed needs the camera.
const CameraStep = lazyRouteComponent(() => import('./camera-step.tsx'), 'CameraStep');

/** Where members show with a picture of the moment that their photos are of them. */
export function PhotoCheckPage() {
  const query = usePhotoCheck();
  const check = query.data;
  return (
    <div className={`mx-auto grid w-full gap-5 ${column.page}`}>
      <h1 className="tracking-tight title-md max-tablet:sr-only">{m.title}</h1>
      <QueryState query={query} words={{ ...m, again: m.retry }} />
      {check && config.photoCheck === 'off' && check.status === 'none' && <p>{m.off}</p>}
      {check?.status === 'posing' && check.pose && (
        <Suspense fallback={<output className="text-muted">{m.loading}</output>}>
          <CameraStep key={check.pose} check={check} pose={check.pose} />
        </Suspense>
      )}
      {check && check.status !== 'posing' && <CheckStatus check={check} />}
    </div>
  );
}
