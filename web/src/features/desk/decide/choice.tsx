import { Select } from '../../../ui/fields/select.tsx';

interface Props<V extends string> {
  label: string;
  value: V;
  options: readonly (readonly [value: V, label: string])[];
  onChange: (value: V) => void;
}

export function Choice<V extends string>({ label, value, options, onChange }: Props<V>) {
  return (
    <Select
      size="xs"
      label={label}
      value={value}
      data={options.map(([word, text]) => ({ value: word, label: text }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value as V)}
    />
  );
}
