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
      className={`grid two-columns m-0 border-line rounded-md overflow-hidden ${classes.strip}`}
      data-compact={compact || undefined}
    >
      {figures.map(({ label, value, detail, about, aboutLabel }) => (
        <div className={`grid min-w-0 bg-surface ${classes.figure}`} key={label}>
          <dt className={`flex gap-1 muted text-sm medium items-end anywhere ${classes.label}`}>
            {label}
            <InfoButton label={aboutLabel} text={about} />
          </dt>
          <dd className={`semibold tight-25 tabular ${classes.value}`}>{value}</dd>
          {detail && <dd className="muted text-sm">{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
