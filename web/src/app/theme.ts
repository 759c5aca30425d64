import { createTheme } from '@mantine/core';
import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';

/** The variables themselves, so that the colours of an owner reach Mantine's components. White is read on the one of fills. */
const brand: MantineColorsTuple = [
  'var(--brand-0)',
  'var(--brand-1)',
  'var(--brand-2)',
  'var(--brand-3)',
  'var(--brand-4)',
  'var(--brand-5)',
  'var(--brand-6)',
  'var(--brand-7)',
  'var(--brand-8)',
  'var(--brand-9)',
];
const gray: MantineColorsTuple = [
  '#faf8f5',
  '#f3efeb',
  '#efebe7',
  '#e8e2dc',
  '#cfc6c0',
  '#8c827c',
  '#6f6464',
  '#574c4d',
  '#3a2f31',
  '#231a1c',
];
const dark: MantineColorsTuple = [
  '#f5efec',
  '#c3b8b5',
  '#a0948f',
  '#857a78',
  '#352d2e',
  '#2e2728',
  '#1e191a',
  '#151112',
  '#110e0f',
  '#0c0a0b',
];

/** Maps the design tokens to Mantine's theme. All other values are in tokens.css. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 6 },
  autoContrast: true,
  colors: {
    brand,
    gray,
    dark,
  },
  fontFamily: 'var(--font-ui)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '520' },
  defaultRadius: 'md',
  radius: {
    xs: 'var(--r-xs)',
    sm: 'var(--r-sm)',
    md: 'var(--r-md)',
    lg: 'var(--r-lg)',
    xl: 'var(--r-2xl)',
    full: 'var(--r-full)',
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  focusRing: 'auto',
  respectReducedMotion: true,
});

const roles = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-default-border': 'var(--line)',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: roles,
  dark: roles,
});
