import type { OwnField } from '@kindred/contract/site/own-fields';
import { useId } from 'react';
import { messages as m } from '#texts/site-fields.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { withRules } from './field-changes.ts';

interface Props {
  field: OwnField;
  readOnly: boolean;
  onChange: (next: OwnField) => void;
}

export function FieldSwitches({ field, readOnly, onChange }: Props) {
  const change = (name: 'required' | 'onCard' | 'filter' | 'sensitive') => (checked: boolean) =>
    onChange(withRules(field, { [name]: checked }));
  return (
    <>
      <Row
        label={m.joining}
        checked={field.asked === 'joining'}
        disabled={readOnly}
        onChange={(checked) => onChange({ ...field, asked: checked ? 'joining' : 'later' })}
      />
      <Row
        label={m.required}
        about={m.requiredAbout}
        checked={field.required}
        disabled={readOnly}
        onChange={change('required')}
      />
      <Row
        label={m.onCard}
        checked={field.onCard}
        disabled={readOnly}
        onChange={change('onCard')}
      />
      <Row
        label={m.filter}
        about={m.filterAbout}
        checked={field.filter}
        disabled={readOnly || field.kind === 'text'}
        onChange={change('filter')}
      />
      <Row
        label={m.sensitive}
        about={m.sensitiveAbout}
        checked={field.sensitive}
        disabled={readOnly}
        onChange={change('sensitive')}
      />
    </>
  );
}

interface RowProps {
  label: string;
  about?: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

function Row({ label, about, checked, disabled, onChange }: RowProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <label className="font-semibold" htmlFor={id}>
          {label}
        </label>
        <Switch
          id={id}
          data-look="ink"
          aria-describedby={about && `${id}-about`}
          disabled={disabled}
          checked={checked}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      </div>
      {about && (
        <p id={`${id}-about`} className="text-sm leading-snug text-pretty text-muted">
          {about}
        </p>
      )}
    </div>
  );
}
