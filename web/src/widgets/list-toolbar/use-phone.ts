import { useMediaQuery } from '@mantine/hooks';

/** Whether the filters of a list are in a sheet. */
export const usePhone = () =>
  useMediaQuery('(max-width: 700px)', false, { getInitialValueInEffect: false });
