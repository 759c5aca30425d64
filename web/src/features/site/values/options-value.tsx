import type { FixedPath } from '@kindred/contract/site/document';
import { messages as words } from '#texts/site-values.ts';
import { Segments } from '../../../ui/fields/segments.tsx';
import { useValue } from '../office.ts';
import { ValueFrame } from './value-frame.tsx';

interface Props {
  path: FixedPath;
  options: readonly { value: string; label: string }[];
  description?: string;
}

/** One of a few words, side by side. */
export function OptionsValue({ path, options, description }: Props) {
  const edit = useValue(path);
  return (
    <ValueFrame path={path} edit={edit}>
      <Segments
        legend={words.names[path]}
        hidesLegend
        disabled={edit.isFixed}
        options={options}
        value={edit.value as string}
        onChange={edit.choose}
      />
      {description && <p className="text-sm leading-snug text-pretty text-muted">{description}</p>}
    </ValueFrame>
  );
}
