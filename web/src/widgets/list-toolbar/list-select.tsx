import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import classes from './list-toolbar.module.css';

interface Props {
  label: string;
  value: string;
  data: { value: string; label: string }[];
  onChange: (value: string) => void;
}

export function ListSelect({ label, onChange, ...select }: Props) {
  return (
    <NativeSelect
      className={classes.select}
      rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
      aria-label={label}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...select}
    />
  );
}
