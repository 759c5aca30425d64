import { useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { messages } from '#texts/shell.ts';
import classes from './scheme-switch.module.css';

const choices = [
  ['light', IconSun],
  ['dark', IconMoon],
  ['auto', IconDeviceDesktop],
] as const;

export function SchemeSwitch() {
  const { scheme } = messages;
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  // A page that was rendered at build time does not know the choice.
  const shown = useSyncExternalStore(
    still,
    () => colorScheme,
    () => 'auto',
  );
  return (
    <fieldset className="m-0 inline-flex gap-0.5 rounded-md border-0 bg-muted-soft p-1">
      <legend className="sr-only">{scheme.label}</legend>
      {choices.map(([choice, Icon]) => (
        <button
          key={choice}
          type="button"
          className={`grid cursor-pointer place-items-center rounded-md border-0 bg-transparent p-0 text-muted hover:text-ink ${classes.choice}`}
          aria-label={scheme[choice]}
          title={scheme[choice]}
          aria-pressed={shown === choice}
          onClick={() => setColorScheme(choice)}
        >
          <Icon size={16} stroke={1.75} />
        </button>
      ))}
    </fieldset>
  );
}

const still = () => () => {};
