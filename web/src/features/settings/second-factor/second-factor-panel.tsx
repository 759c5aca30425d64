import type { readSecondFactor } from '@kindred/contract/accounts/second-factor';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import {
  type Proof,
  useBeginSecondFactor,
  useRemoveSecondFactor,
  useRenewRecoveryCodes,
} from '../../../api/accounts/second-factor.ts';
import type { RouteData } from '../../../api/query.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages as m } from '#texts/second-factor.ts';
import panel from '../../../ui/pages/panel.module.css';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';
import { ProofForm, type Task } from './proof-form.tsx';
import type { AppKey } from './scan-form.tsx';
import { TaskButtons } from './task-buttons.tsx';

// They are fetched while someone proves who they are.
const ScanForm = lazyRouteComponent(() => import('./scan-form.tsx'), 'ScanForm');
const RecoveryCodes = lazyRouteComponent(() => import('./recovery-codes.tsx'), 'RecoveryCodes');

interface Props {
  factor: RouteData<typeof readSecondFactor>;
}

export function SecondFactorPanel({ factor }: Props) {
  const [task, setTask] = useState<Task | null>(null);
  const [appKey, setAppKey] = useState<AppKey | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const begin = useBeginSecondFactor();
  const renew = useRenewRecoveryCodes();
  const remove = useRemoveSecondFactor();

  function choose(chosen: Task) {
    void ScanForm.preload?.();
    void RecoveryCodes.preload?.();
    setTask(chosen);
  }
  function close() {
    setTask(null);
    setAppKey(null);
  }
  function showCodes(fresh: string[]) {
    close();
    setCodes(fresh);
  }
  async function submit(proof: Proof) {
    if (task === 'renew') showCodes(await renew.mutateAsync(proof));
    else if (task === 'turnOff') await remove.mutateAsync(proof).then(close);
    else setAppKey(await begin.mutateAsync(proof));
  }

  return (
    <section className={`grid gap-4 p-5 ${panel.panel}`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="heading">{m.heading}</h2>
        <StatusBadge kind={factor.on ? 'success' : 'neutral'}>
          {factor.since ? m.on({ since: formatDate(factor.since) }) : m.off}
        </StatusBadge>
      </div>
      {codes ? (
        <Suspense>
          <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
        </Suspense>
      ) : appKey ? (
        <Suspense>
          <ScanForm appKey={appKey} onDone={showCodes} onCancel={close} />
        </Suspense>
      ) : task ? (
        <ProofForm key={task} task={task} submit={submit} onCancel={close} />
      ) : (
        <>
          <p className="max-w-about text-pretty text-muted">
            {factor.on ? m.left({ count: factor.recoveryCodesLeft }) : m.about}
          </p>
          <TaskButtons on={factor.on} required={factor.required} onChoose={choose} />
        </>
      )}
    </section>
  );
}
