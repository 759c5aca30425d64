import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

const icons = { danger: IconAlertCircle, warning: IconAlertTriangle, success: IconCircleCheck };

interface Props {
  kind: keyof typeof icons;
  children: ReactNode;
}

/** Something that has just gone otherwise than hoped, or as hoped; read out as it appears. */
export function Notice({ kind, children }: Props) {
  const Icon = icons[kind];
  return (
    <div role={kind === 'success' ? 'status' : 'alert'} className={classes.notice} data-kind={kind}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <p>{children}</p>
    </div>
  );
}
