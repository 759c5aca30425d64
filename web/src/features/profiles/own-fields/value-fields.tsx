import { type FieldValue, isEmptyValue } from '@kindred/contract/profiles/own-field-values';
import { longestFieldText } from '@kindred/contract/site/own-fields';
import type { ShownField } from '../../../api/own-fields.ts';
import { messages as words } from '#texts/own-fields.ts';
import { messages as m } from '#texts/own-fields-forms.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { ChoiceTiles } from '../../../ui/fields/choice-tiles.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

/** What is typed and chosen, and for which sensitive fields the member agrees. */
export interface FieldsDraft {
  readonly values: readonly FieldValue[];
  readonly agreed: readonly number[];
}

interface Props {
  fields: readonly ShownField[];
  draft: FieldsDraft;
  onChange: (next: FieldsDraft) => void;
}

/** A control for each field. A sensitive one can be filled in once the member agrees. */
export const ValueFields = ({ fields, draft, onChange }: Props) =>
  fields.map((field) => {
    const { number, sensitive, name } = field;
    const value = draft.values.find((each) => each.field === number) ?? { field: number };
    const agrees = draft.agreed.includes(number);
    const others = draft.agreed.filter((each) => each !== number);
    return (
      <div key={number} className="grid grid-cols-1 gap-3">
        {sensitive && (
          <CheckField
            label={m.agree({ name })}
            description={`${m.sensitive} ${m.withdrawn}`}
            checked={agrees}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ ...draft, agreed: checked ? [...others, number] : others })
            }
          />
        )}
        {(!sensitive || agrees) && (
          <ValueField
            field={field}
            value={value}
            onChange={(next) =>
              onChange({
                ...draft,
                values: [
                  ...draft.values.filter((each) => each.field !== number),
                  ...(isEmptyValue(next) ? [] : [next]),
                ],
              })
            }
          />
        )}
      </div>
    );
  });

interface FieldProps {
  field: ShownField;
  value: FieldValue;
  onChange: (next: FieldValue) => void;
}

function ValueField({ field, value, onChange }: FieldProps) {
  const { number, kind, range, unit, required, seenBy } = field;
  const label = required ? m.required({ name: field.name }) : field.name;
  const chosen = value.choices ?? [];
  const options = field.choices
    .filter((choice) => !choice.retired || chosen.includes(choice.number))
    .map(({ number: choice, name, retired }) => ({
      value: String(choice),
      label: retired ? m.retired({ name }) : name,
    }));
  if (kind === 'one')
    return (
      <Select
        size="lg"
        label={label}
        hint={m.seenBy[seenBy]}
        value={String(chosen[0] ?? '')}
        data={[{ value: '', label: m.choose }, ...options]}
        onChange={({ currentTarget: { value: choice } }) =>
          onChange({ field: number, choices: choice ? [Number(choice)] : [] })
        }
      />
    );
  if (kind === 'several')
    return (
      <div className="grid grid-cols-1 gap-1.5">
        <ChoiceTiles
          legend={label}
          type="checkbox"
          options={options}
          chosen={chosen.map(String)}
          onChange={(choice, checked) => {
            const others = chosen.filter((each) => each !== Number(choice));
            onChange({ field: number, choices: checked ? [...others, Number(choice)] : others });
          }}
          data-path={`field-${number}`}
        />
        <p className="text-sm text-muted">{m.seenBy[seenBy]}</p>
      </div>
    );
  if (range)
    return (
      <TextField
        size="lg"
        label={unit ? words.withUnit({ label, unit }) : label}
        hint={m.seenBy[seenBy]}
        placeholder={words.between({ from: range.from, to: range.to })}
        inputMode="numeric"
        maxLength={4}
        value={value.figure === undefined ? '' : String(value.figure)}
        onChange={({ currentTarget: { value: figure } }) =>
          /^\d*$/.test(figure) &&
          onChange({ field: number, ...(figure !== '' && { figure: Number(figure) }) })
        }
      />
    );
  return (
    <TextField
      size="lg"
      label={label}
      hint={m.seenBy[seenBy]}
      maxLength={longestFieldText}
      value={value.text ?? ''}
      onChange={({ currentTarget: { value: text } }) => onChange({ field: number, text })}
    />
  );
}
