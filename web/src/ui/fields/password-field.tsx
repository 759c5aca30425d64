import { IconEye, IconEyeOff, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { TextField } from './text-field.tsx';

interface Props {
  label: string;
  toggleLabel: string;
  value?: string;
  onChange: (value: string) => void;
  /** A new password: the browser may suggest one. */
  fresh?: boolean;
  /** Gives way to an error, which would say the same again. */
  hint?: string;
  error?: string | undefined;
}

/** Replaces Mantine's, whose toggle does not react to the click that assistive technology sends. */
export function PasswordField({ toggleLabel, onChange, fresh, hint, ...input }: Props) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? IconEyeOff : IconEye;
  return (
    <TextField
      type={visible ? 'text' : 'password'}
      name="password"
      autoComplete={fresh ? 'new-password' : 'current-password'}
      {...(fresh && { maxLength: 256 })}
      {...(hint &&
        !input.error && {
          hint,
          hintBelow: true,
        })}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      size="lg"
      required
      icon={<IconLock size={18} stroke={1.75} aria-hidden />}
      after={
        <button
          type="button"
          className="grid h-11 w-11 cursor-pointer place-items-center rounded-md border-0 bg-transparent p-0 text-muted hover:bg-hover hover:text-ink focus-visible:-outline-offset-2"
          aria-label={toggleLabel}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        >
          <Icon size={20} stroke={1.75} aria-hidden />
        </button>
      }
      {...input}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
