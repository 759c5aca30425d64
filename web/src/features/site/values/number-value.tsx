import type { FixedPath } from '@kindred/contract/site/document';
import { messages as m } from '#texts/site-office.ts';
import { TextValue } from './text-value.tsx';

interface Props {
  path: FixedPath;
  description: string;
  unit: keyof typeof m.unit;
}

/** Whole numbers with what they count. */
export const NumberValue = ({ path, description, unit }: Props) => (
  <TextValue
    path={path}
    description={description}
    inputMode="numeric"
    maxLength={7}
    read={readNumber}
    className="[--after:80px]"
    after={<span className="text-sm text-muted">{m.unit[unit]}</span>}
  />
);

/** What is no number stays as it was typed, and the server says what is wrong with it. */
const readNumber = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : typed);
