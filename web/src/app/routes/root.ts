import { createRootRoute } from '@tanstack/react-router';
import type { messages } from '../../lib/messages/shell.ts';
import { Shell } from '../shell.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: keyof (typeof messages)['titles'];
    /** Absent: that of whoever looks. */
    layout?: 'public' | 'member' | 'admin' | 'bare';
  }
}

export const root = createRootRoute({ component: Shell });
