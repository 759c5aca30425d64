import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';

/** The browser's own list of choices, with one chevron. */
export const Select = (props: ComponentProps<typeof NativeSelect>) => (
  <NativeSelect rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />} {...props} />
);
