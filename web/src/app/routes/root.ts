import { createRootRoute } from '@tanstack/react-router';
import type { Catalogues } from '../../lib/messages/catalogues.ts';
import { Shell } from '../shell.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: keyof Catalogues['shell']['titles'];
    /** Absent: that of whoever looks. */
    layout?: 'public' | 'member' | 'admin' | 'bare';
  }
}

export const root = createRootRoute({ component: Shell });
