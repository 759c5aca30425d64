import { sanctionKind } from '@kindred/contract/desk/sanctions';
import type { Case } from '@kindred/contract/desk';
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { isSendChord } from '../../../lib/keys/is-send-chord.ts';
import { messages } from '../../../lib/messages/decide.ts';
import { useEscape } from '../../../lib/keys/use-escape.ts';
import { fields } from '../focus/use-leave-field.ts';
import { CannedTexts } from './canned-texts.tsx';
import classes from './decide.module.css';
import { type Draft, aboutOf, typesToChoose } from './draft.ts';
import { GroundFields } from './ground-fields.tsx';
import { labelOf } from './label-of.ts';
import { SanctionFields } from './sanction-fields.tsx';
import { TypeChoice } from './type-choice.tsx';
import type { CaseWork } from './use-case-work.ts';
import { useFirstLook } from './use-first-look.ts';

interface Props {
  found: Case;
  work: CaseWork;
  onChange: (change: Draft) => void;
}

/** A sanction before it is sent. */
export function DecidePanel({ found, work, onChange }: Props) {
  const { panel: m } = messages;
  const { action, filled, missing, texts } = work;
  const types = typesToChoose(found, action);
  const { panel, button, reason, continueByEnter } = useFirstLook(action, types.length > 0);
  useEscape(true, (target) => {
    // There it leaves the field.
    if (target.matches(fields) && !target.matches('[type=radio]')) return false;
    work.choose(null);
    return true;
  });
  const isPermanent = sanctionKind(action)?.isPermanent ?? false;
  const label = labelOf(found, action, filled.days);
  return (
    <section
      ref={panel}
      className={`grid gap-1-5 min-w-0 border-bottom ${classes.panel}`}
      aria-label={m.label(label)}
    >
      <h3 className={`row wrap gap-2 ${classes.panelTitle}`}>
        {label} <span className="muted normal">{found.person?.name}</span>
      </h3>
      {types.length > 0 && (
        // The keys of a group of radio buttons.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div onKeyDown={continueByEnter}>
          <TypeChoice types={types} filled={filled} onChange={onChange} />
        </div>
      )}
      <SanctionFields found={found} work={work} onChange={onChange} />
      <div className={`row wrap ${classes.fieldHead}`}>
        <h3>{m.reason}</h3>
        <small className={`min-w-0 ${classes.hint}`}>
          {isPermanent ? m.reasonOfBan : m.reasonAbout}
        </small>
        <CannedTexts
          label={m.canned}
          choose={m.choose}
          texts={texts}
          about={{ kind: 'reason', ...aboutOf(found, action, filled.clause) }}
          onChoose={(text) => onChange({ reason: text })}
        />
      </div>
      <Textarea
        ref={reason}
        aria-label={m.reason}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={2000}
        value={filled.reason}
        onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
        onKeyDown={(event) => {
          if (isSendChord(event)) work.confirm();
          else if (isPermanent) continueByEnter(event);
        }}
      />
      <GroundFields found={found} filled={filled} onChange={onChange} />
      <div className={`row wrap ${classes.fieldHead}`}>
        <p className="flex-1 color-danger text-sm" aria-live="polite">
          {missing && m.missing[missing]}
        </p>
        <Button variant="default" size="sm" onClick={() => work.choose(null)}>
          {m.cancel}
        </Button>
        <Button
          ref={button}
          size="sm"
          color={isPermanent ? 'danger' : 'ink'}
          aria-disabled={missing !== null || work.seen === null}
          onClick={work.confirm}
        >
          {label}
        </Button>
      </div>
    </section>
  );
}
