import type { Case } from '@kindred/contract/desk';
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useEffect, useRef } from 'react';
import { messages } from '../../../lib/messages/decide.ts';
import { CannedTexts } from './canned-texts.tsx';
import classes from './decide.module.css';
import { type Draft, aboutOf } from './draft.ts';
import { GroundFields } from './ground-fields.tsx';
import { labelOf } from './label-of.ts';
import { focusChosenMessage } from './removal-of.ts';
import { SanctionFields } from './sanction-fields.tsx';
import type { CaseWork } from './use-case-work.ts';

interface Props {
  found: Case;
  work: CaseWork;
  onChange: (change: Draft) => void;
}

/** A sanction before it is sent. Its button or the chosen message has the focus, so that Enter sends the default. */
export function DecidePanel({ found, work, onChange }: Props) {
  const { panel: m } = messages;
  const { action, filled, missing, texts } = work;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (action === 'remove-message') focusChosenMessage();
    else button.current?.focus();
    // It is about how the panel was opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEscape(() => work.choose(null));
  const label = labelOf(found, action, filled.days);
  return (
    <section className={classes.panel} aria-label={m.label(label)}>
      <SanctionFields found={found} work={work} onChange={onChange} />
      <div className={classes.line}>
        <h3>{m.reason}</h3>
        <small>{m.reasonAbout}</small>
        <CannedTexts
          label={m.canned}
          choose={m.choose}
          texts={texts}
          about={{ kind: 'reason', ...aboutOf(found, action, filled.clause) }}
          onChoose={(reason) => onChange({ reason })}
        />
      </div>
      <Textarea
        aria-label={m.reason}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={2000}
        value={filled.reason}
        onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) work.confirm();
        }}
      />
      <GroundFields found={found} filled={filled} onChange={onChange} />
      <div className={classes.line}>
        <p className={classes.missing} aria-live="polite">
          {missing && m.missing[missing]}
        </p>
        <Button variant="default" size="sm" onClick={() => work.choose(null)}>
          {m.cancel}
        </Button>
        <Button
          ref={button}
          size="sm"
          color={action === 'ban' ? 'danger' : 'ink'}
          aria-disabled={missing !== null}
          onClick={work.confirm}
        >
          {label}
        </Button>
      </div>
    </section>
  );
}

function useEscape(cancel: () => void) {
  const latest = useRef(cancel);
  useEffect(() => {
    latest.current = cancel;
  });
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && !(target as Element).closest('dialog, [role=dialog]'))
        latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
