import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';

interface Props<V extends string> {
  label: string;
  value: V;
  options: readonly (readonly [value: V, label: string])[];
  onChange: (value: V) => void;
}

export function Choice<V extends string>({ label, value, options, onChange }: Props<V>) {
  return (
    <NativeSelect
      size="xs"
      rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
      label={label}
      value={value}
      data={options.map(([word, text]) => ({ value: word, label: text }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value as V)}
    />
  );
}
