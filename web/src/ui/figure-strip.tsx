import { ActionIcon, Tooltip } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './figure-strip.module.css';

export interface Figure {
  label: string;
  /** A link to the rows that the figure counts. */
  value: ReactNode;
  detail?: string;
  /** What the figure counts, and the label of the button that explains it. */
  about: string;
  aboutLabel: string;
}

/** Figures side by side in one panel, each with its definition. */
export function FigureStrip({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={classes.strip}>
      {figures.map(({ label, value, detail, about, aboutLabel }) => (
        <div key={label}>
          <dt>
            {label}
            <Tooltip
              label={about}
              multiline
              maw={280}
              events={{ hover: true, focus: true, touch: true }}
            >
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={`${aboutLabel}: ${about}`}
              >
                <IconInfoCircle size={15} stroke={1.75} />
              </ActionIcon>
            </Tooltip>
          </dt>
          <dd className={classes.value}>{value}</dd>
          {detail && <dd className={classes.detail}>{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
