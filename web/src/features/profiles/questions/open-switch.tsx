import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { messages as m } from '#texts/questions.ts';
import { Switch } from '../../../ui/fields/switch.tsx';

interface Props {
  open: boolean;
  onChange: (open: boolean) => void;
  /** The reader is busy here, so the next question has to wait. */
  onTouch: () => void;
}

/** Whether the answer counts for what others see, and what that means. */
export function OpenSwitch({ open, onChange, onTouch }: Props) {
  const Icon = open ? IconEye : IconEyeOff;
  return (
    <label className="mt-3.5 flex min-h-11 cursor-pointer items-center gap-2.5 text-sm text-muted">
      <Switch
        aria-label={m.openAnswer}
        checked={open}
        onFocus={onTouch}
        onChange={({ currentTarget: { checked } }) => {
          onTouch();
          onChange(checked);
        }}
      />
      <Icon className="flex-none max-phone:hidden" size={18} stroke={1.75} aria-hidden />
      <span>
        <strong className="block font-semibold text-ink">{m.openAnswer}</strong>
        {open ? m.openMeans : m.hiddenMeans}
      </span>
    </label>
  );
}
