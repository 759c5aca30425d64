import { DirectionProvider } from '@mantine/core';
import { type ReactNode, createElement } from 'react';

/** Around the app: what components have to know about the direction of reading. */
export const Direction = ({ children }: { children: ReactNode }) =>
  createElement(DirectionProvider, { initialDirection: 'rtl', detectDirection: false, children });
