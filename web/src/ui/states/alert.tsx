import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './alert.module.css';
import badge from '../lists/status-badge.module.css';

const icons = { danger: IconAlertCircle, warning: IconAlertTriangle, success: IconCircleCheck };

interface Props {
  kind: keyof typeof icons;
  children: ReactNode;
}

/** A failure, a warning or a success. Screen readers read it when it appears. */
export function Alert({ kind, children }: Props) {
  const Icon = icons[kind];
  return (
    <div
      role={kind === 'success' ? 'status' : 'alert'}
      className={`flex gap-2.5 rounded-md px-3.5 py-2.5 font-medium ${badge.kind} ${classes.alert}`}
      data-kind={kind}
    >
      <Icon className="mt-0.5 flex-none" size={18} stroke={1.75} aria-hidden />
      <div className="min-w-0 anywhere">{children}</div>
    </div>
  );
}
