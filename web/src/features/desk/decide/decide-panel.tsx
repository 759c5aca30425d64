import { isFraud } from '@kindred/contract/desk/fraud';
import { closesAccount, sanctionKind } from '@kindred/contract/desk/sanctions';
import type { Case } from '@kindred/contract/desk';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type KeyboardEvent, type RefObject, Suspense } from 'react';
import { isSendChord } from '../../../lib/keys/is-send-chord.ts';
import { messages } from '#texts/decide.ts';
import { useEscape } from '../../../lib/keys/use-escape.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { fields } from '../focus/use-leave-field.ts';
import { AsRead } from './as-read.tsx';
import { CannedTexts } from './canned-texts.tsx';
import classes from './decide.module.css';
import { type Draft, aboutOf, typesToChoose } from './draft.ts';
import { GroundFields } from './ground-fields.tsx';
import { labelOf } from './label-of.ts';
import { subjectOf } from './placeholder-values.ts';
import { TypeChoice } from './type-choice.tsx';
import type { CaseWork } from './use-case-work.ts';

// Few steps have them, and none takes the focus.
const SanctionFields = lazyRouteComponent(() => import('./sanction-fields.tsx'), 'SanctionFields');
// Few cases are about fraud.
const FraudWarningCount = lazyRouteComponent(
  () => import('../../../widgets/fraud-warnings.tsx'),
  'FraudWarningCount',
);

interface Props {
  found: Case;
  work: CaseWork;
  reason: RefObject<HTMLTextAreaElement | null>;
  continueByEnter: (event: KeyboardEvent) => void;
  onChange: (change: Draft) => void;
}

/** What a sanction says and does. It is part of the form's grid, so that the reason stands beside the answer. */
export function DecidePanel({ found, work, reason, continueByEnter, onChange }: Props) {
  const { panel: m } = messages;
  const { action, filled, texts } = work;
  const types = typesToChoose(found, action);
  useEscape(true, (target) => {
    // There it leaves the field.
    if (target.matches(fields) && !target.matches('[type=radio]')) return false;
    work.choose(null);
    return true;
  });
  const isPermanent = sanctionKind(action)?.isPermanent ?? false;
  return (
    <>
      <div className="col-span-full grid min-w-0 gap-1.5">
        <h3 className="flex flex-wrap items-center gap-2 text-lg">
          {labelOf(found, action, filled.days)}{' '}
          <span className="font-normal text-muted">{found.person?.name}</span>
        </h3>
        {types.length > 0 && (
          // The keys of a group of radio buttons.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
          <div onKeyDown={continueByEnter}>
            <TypeChoice types={types} filled={filled} onChange={onChange} />
          </div>
        )}
        <Suspense>
          <SanctionFields found={found} work={work} onChange={onChange} />
        </Suspense>
        <GroundFields found={found} filled={filled} onChange={onChange} />
        {found.person && closesAccount(action ?? 'dismiss') && isFraud(filled.category) && (
          <Suspense>
            <FraudWarningCount id={found.person._id} />
          </Suspense>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-1.5">
        <div className={`flex min-h-8 flex-wrap items-center ${classes.fieldHead}`}>
          <h3 className="flex-1 heading-bold">{m.reason}</h3>
          <CannedTexts
            label={m.canned}
            choose={m.choose}
            texts={texts}
            about={{ kind: 'reason', ...aboutOf(found, action, filled.clause) }}
            onChoose={(text) => onChange({ reason: text })}
          />
        </div>
        <TextArea
          ref={reason}
          aria-label={m.reason}
          grows={6}
          rows={2}
          maxLength={2000}
          value={filled.reason}
          onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
          onKeyDown={(event) => {
            if (isSendChord(event)) work.confirm();
            else if (isPermanent) continueByEnter(event);
          }}
        />
        <AsRead
          kind="reason"
          texts={texts}
          text={filled.reason}
          readers={[subjectOf(found, work, m.theMember)]}
        />
        <small className="text-muted">{isPermanent ? m.reasonOfBan : m.reasonAbout}</small>
      </div>
    </>
  );
}
