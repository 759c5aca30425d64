import { type FieldCondition, isEmptyCondition } from '@kindred/contract/profiles/own-field-values';
import type { ShownField } from '../../api/own-fields.ts';
import { messages as m } from '#texts/own-fields.ts';
import { ChoiceTiles } from '../../ui/fields/choice-tiles.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import classes from './own-fields.module.css';

interface Props {
  fields: readonly ShownField[];
  conditions: readonly FieldCondition[];
  onChange: (next: FieldCondition[]) => void;
}

/** What one asks of others: some of the choices, or a range of numbers. */
export const ConditionFields = ({ fields, conditions, onChange }: Props) =>
  fields
    .filter(({ filter }) => filter)
    .map((field) => {
      const condition = conditions.find((each) => each.field === field.number) ?? {
        field: field.number,
      };
      return (
        <ConditionField
          key={field.number}
          field={field}
          condition={condition}
          onChange={(next) =>
            onChange([
              ...conditions.filter((each) => each.field !== field.number),
              ...(isEmptyCondition(next) ? [] : [next]),
            ])
          }
        />
      );
    });

interface FieldProps {
  field: ShownField;
  condition: FieldCondition;
  onChange: (next: FieldCondition) => void;
}

function ConditionField({ field, condition, onChange }: FieldProps) {
  const { number, range, name, unit } = field;
  if (!range) {
    const chosen = condition.choices ?? [];
    return (
      <div translate="no">
        <ChoiceTiles
          legend={name}
          type="checkbox"
          options={field.choices
            .filter((choice) => !choice.retired || chosen.includes(choice.number))
            .map((choice) => ({ value: String(choice.number), label: choice.name }))}
          chosen={chosen.map(String)}
          onChange={(value, checked) => {
            const choices = chosen.filter((each) => each !== Number(value));
            if (checked) choices.push(Number(value));
            onChange({ field: number, choices });
          }}
          data-path={`field-${number}`}
        />
      </div>
    );
  }
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1.5 p-0 text-md leading-snug font-semibold" translate="no">
        {unit ? m.withUnit({ label: name, unit }) : name}
      </legend>
      <div className={`grid gap-3 ${classes.ends}`}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            size="lg"
            label={m[end]}
            placeholder={String(range[end])}
            inputMode="numeric"
            maxLength={4}
            value={condition[end] === undefined ? '' : String(condition[end])}
            onChange={({ currentTarget: { value } }) => {
              if (!/^\d*$/.test(value)) return;
              const { [end]: _before, ...rest } = condition;
              onChange(value === '' ? rest : { ...rest, [end]: Number(value) });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
