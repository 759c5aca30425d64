import { DirectionProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/** Around the app: what components have to know about the direction of reading. */
export const Direction = ({ children }: { children: ReactNode }) => (
  <DirectionProvider initialDirection="rtl" detectDirection={false}>
    {children}
  </DirectionProvider>
);
