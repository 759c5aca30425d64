import { useMediaQuery } from '@mantine/hooks';
import { below } from './breakpoints.ts';

/** Whether the window is narrower than a breakpoint. */
export const useBelow = (name: Parameters<typeof below>[0]) =>
  useMediaQuery(below(name), false, { getInitialValueInEffect: false });
