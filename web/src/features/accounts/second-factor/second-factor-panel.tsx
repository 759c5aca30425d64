import type { readSecondFactor } from '@kindred/contract/accounts/second-factor';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDate } from '../../../lib/formats.ts';
import { messages as m } from '../../../lib/messages/second-factor.ts';
import type { RouteResponse } from '../../../lib/send.ts';
import panel from '../../../ui/panel.module.css';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { ProofForm, type Task } from './proof-form.tsx';
import { type Proof, useBegin, useRenew, useTurnOff } from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanForm } from './scan-form.tsx';
import classes from './security-page.module.css';

type Factor = RouteResponse<typeof readSecondFactor>['data'];

export function SecondFactorPanel({ factor }: { factor: Factor }) {
  const [task, setTask] = useState<Task | null>(null);
  const [shown, setShown] = useState<{ key: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const begin = useBegin();
  const renew = useRenew();
  const turnOff = useTurnOff();

  function leave() {
    setTask(null);
    setShown(null);
    for (const change of [begin, renew, turnOff]) change.reset();
  }
  const show = (fresh: string[]) => {
    leave();
    setCodes(fresh);
  };
  const changes = { setUp: begin, replace: begin, renew, turnOff };
  const run = (proof: Proof) => {
    if (task === 'renew') renew.mutate(proof, { onSuccess: show });
    else if (task === 'turnOff') turnOff.mutate(proof, { onSuccess: leave });
    else begin.mutate(proof, { onSuccess: setShown });
  };

  return (
    <section className={`${panel.panel} ${classes.panel}`}>
      <div className={classes.head}>
        <h2>{m.heading}</h2>
        <StatusBadge kind={factor.on ? 'success' : 'neutral'}>
          {factor.since ? m.on(formatDate(factor.since)) : m.off}
        </StatusBadge>
      </div>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      ) : shown ? (
        <ScanForm shown={shown} onDone={show} onCancel={leave} />
      ) : task ? (
        <ProofForm
          key={task}
          task={task}
          change={{ ...changes[task], mutate: run }}
          onCancel={leave}
        />
      ) : (
        <>
          <p className={classes.quiet}>{factor.on ? m.left(factor.recoveryCodesLeft) : m.about}</p>
          <Choices factor={factor} onChoose={setTask} />
        </>
      )}
    </section>
  );
}

function Choices({ factor, onChoose }: { factor: Factor; onChoose: (task: Task) => void }) {
  const tasks: Task[] = factor.required ? ['replace', 'renew'] : ['replace', 'renew', 'turnOff'];
  return (
    <div className={classes.buttons}>
      {factor.on ? (
        tasks.map((task) => (
          <Button key={task} variant="default" onClick={() => onChoose(task)}>
            {m[task]}
          </Button>
        ))
      ) : (
        <Button color="ink" onClick={() => onChoose('setUp')}>
          {m.setUp}
        </Button>
      )}
    </div>
  );
}
