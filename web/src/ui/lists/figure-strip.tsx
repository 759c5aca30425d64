import type { ReactNode } from 'react';
import classes from './figure-strip.module.css';
import { InfoButton } from '../dialogs/info-button.tsx';

interface Figure {
  label: string;
  /** A link to the rows that the figure counts. */
  value: ReactNode;
  detail?: ReactNode;
  /** What the figure counts, and the label of the button that explains it. */
  about: string;
  aboutLabel: string;
}

interface Props {
  figures: readonly Figure[];
  /** Above a list, whose first rows need the room. */
  compact?: boolean;
}

/** Figures side by side in one panel, each with its definition. */
export function FigureStrip({ figures, compact = false }: Props) {
  return (
    <dl
      className={`m-0 grid grid-cols-2 overflow-hidden rounded-md border border-line ${classes.strip}`}
      data-compact={compact || undefined}
    >
      {figures.map(({ label, value, detail, about, aboutLabel }) => (
        <div className={`grid min-w-0 bg-surface ${classes.figure}`} key={label}>
          <dt
            className={`flex items-end gap-1 text-sm font-medium anywhere text-muted ${classes.label}`}
          >
            {label}
            <InfoButton label={aboutLabel} text={about} />
          </dt>
          <dd className={`font-semibold tracking-tighter tabular-nums ${classes.value}`}>
            {value}
          </dd>
          {detail && <dd className="text-sm text-muted">{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
