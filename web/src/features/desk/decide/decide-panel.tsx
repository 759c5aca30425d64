import type { Case } from '@kindred/contract/desk';
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useEffect, useRef } from 'react';
import { isSendChord } from '../../../lib/is-send-chord.ts';
import { messages } from '../../../lib/messages/decide.ts';
import { useEscape } from '../../../lib/use-escape.ts';
import { fields } from '../use-leave-field.ts';
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
  useEscape(true, (target) => {
    // There it leaves the field.
    if (target.matches(fields)) return false;
    work.choose(null);
    return true;
  });
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
        onKeyDown={(event) => {
          if (isSendChord(event)) work.confirm();
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
