import type { FixedPath } from '@kindred/contract/site/document';
import { messages as m } from '#texts/site-office.ts';
import { messages as words } from '#texts/site-values.ts';
import { useValue } from '../office.ts';
import { isColorCode } from './is-color-code.ts';
import { TextValue } from './text-value.tsx';
import classes from './values.module.css';

/** A color, typed or picked from the browser's own field beside it. */
export function ColorValue({ path }: { path: FixedPath }) {
  return (
    <TextValue
      path={path}
      maxLength={7}
      read={(typed) => typed.trim().toLowerCase()}
      fault={m.about.colors}
      className="[--icon:44px]"
      inputClass="font-mono"
      icon={<Picker path={path} />}
      dir="ltr"
    />
  );
}

function Picker({ path }: { path: FixedPath }) {
  const { value, isFixed, change } = useValue(path);
  const color = String(value);
  return (
    <input
      type="color"
      className={`m-0 cursor-pointer appearance-none border-0 bg-transparent ${classes.picker}`}
      aria-label={m.pick({ name: words.names[path] })}
      disabled={isFixed}
      value={isColorCode(color) ? color : '#000000'}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
