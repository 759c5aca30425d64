import { Select } from '../../ui/fields/select.tsx';
import classes from './list-toolbar.module.css';

interface Props {
  label: string;
  value: string;
  data: { value: string; label: string }[];
  onChange: (value: string) => void;
}

export function ListSelect({ label, onChange, ...select }: Props) {
  return (
    <Select
      inputClass={classes.select}
      aria-label={label}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...select}
    />
  );
}
