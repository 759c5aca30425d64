import type { SafetyRule } from '@kindred/contract/site/safety-rules';
import { messages as m } from '#texts/safety-rules.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { useOffice, useValue } from '../office.ts';
import { RulesList } from '../safety-rules/rules-list.tsx';
import { TryOut } from '../safety-rules/try-out.tsx';
import { TextValue } from '../values/text-value.tsx';
import { ValueFrame } from '../values/value-frame.tsx';

const path = 'safetyRules.list';
const figures = [
  'noteFrom',
  'slowFrom',
  'holdFrom',
  'peopleAnHour',
  'youngDays',
  'youngPeople',
] as const;

/** The rules about first messages: what each looks at, adds and found, and from which sum something happens. */
export function SafetyRules() {
  const edit = useValue(path);
  const { published } = useOffice().site;
  const rules = edit.value as readonly SafetyRule[];
  return (
    <>
      <p className="text-pretty text-muted">{m.about}</p>
      {figures.map((name) => (
        <TextValue
          key={name}
          path={`safetyRules.${name}`}
          description={m.levels[name]}
          inputMode="numeric"
          maxLength={3}
          read={readNumber}
        />
      ))}
      <TryOut rules={rules} limits={published.safetyRules} />
      <ValueFrame path={path} edit={edit}>
        <RulesList value={rules} onChange={edit.change} readOnly={edit.isFixed} />
        {edit.error !== null && <FieldError>{edit.error}</FieldError>}
      </ValueFrame>
    </>
  );
}

/** What is no number stays as it was typed, and the server says what is wrong with it. */
const readNumber = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : typed);
