import type { OwnPhotoCheck } from '@kindred/contract/photo-checks';
import { useState } from 'react';
import { messages as m } from '#texts/photo-check.ts';
import { useBeginCheck } from '../../api/photo-checks.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { formatDate } from '../../lib/formats/formats.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { Alert } from '../../ui/states/alert.tsx';

/** What happens, by whom and for how long, before the member agrees to it. */
export function CheckIntro({ check: { status, appealUntil } }: { check: OwnPhotoCheck }) {
  const [agrees, setAgrees] = useState(false);
  const begin = useBeginCheck();
  return (
    <>
      <p className="text-pretty">{m.lead}</p>
      <dl className="m-0 grid gap-3">
        {m.points.map(([what, about]) => (
          <div key={what}>
            <dt className="font-semibold">{what}</dt>
            <dd className="m-0 text-pretty text-muted">{about}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        label={m.consent}
        description={m.mirror}
        checked={agrees}
        onChange={({ currentTarget }) => setAgrees(currentTarget.checked)}
      />
      {begin.error && <Alert kind="danger">{errorText(begin.error)}</Alert>}
      {appealUntil !== null && (
        <p className="text-pretty">{m.contestAbout({ value: formatDate(appealUntil) })}</p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          disabled={!agrees}
          busy={begin.isPending}
          onClick={() => begin.mutate({ appeal: false })}
        >
          {status === 'none' ? m.start : m.again}
        </Button>
        {appealUntil !== null && (
          <Button
            look="plain"
            disabled={!agrees || begin.isPending}
            onClick={() => begin.mutate({ appeal: true })}
          >
            {m.contest}
          </Button>
        )}
      </div>
    </>
  );
}
