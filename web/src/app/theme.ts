import { createTheme, virtualColor } from '@mantine/core';
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
const danger: MantineColorsTuple = [
  '#fdeae7',
  '#f9d3cd',
  '#f2aca2',
  '#e98074',
  '#dd5a4c',
  '#cf3f31',
  '#c0291c',
  '#ab1f14',
  '#86170f',
  '#5e100a',
];
const coal: MantineColorsTuple = [
  '#f3efeb',
  '#efebe7',
  '#e8e2dc',
  '#cfc6c0',
  '#8c827c',
  '#574c4d',
  '#2b2022',
  '#403335',
  '#231a1c',
  '#151112',
];
const bone: MantineColorsTuple = [
  '#151112',
  '#2e2728',
  '#352d2e',
  '#857a78',
  '#a0948f',
  '#c3b8b5',
  '#f2ebe7',
  '#ffffff',
  '#ffffff',
  '#ffffff',
];

/** Maps the design tokens to Mantine's theme. All other values are in tokens.css. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 6 },
  autoContrast: true,
  colors: {
    brand,
    gray,
    danger,
    dark,
    coal,
    bone,
    ink: virtualColor({ name: 'ink', light: 'coal', dark: 'bone' }),
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
  // Components are named, because an import would load the code of each component with the first page.
  components: {
    // Members' buttons are pills of 44 px, and what leads a page is larger.
    Button: {
      defaultProps: { radius: 'full' },
      vars: (_theme: unknown, { size = 'sm' }: { size?: string }) => ({
        root: { '--button-height': ['xs', 'sm', 'md'].includes(size) ? '44px' : undefined },
      }),
    },
    Badge: { defaultProps: { variant: 'light', radius: 'sm' } },
    Skeleton: { defaultProps: { radius: 'sm' } },
    Table: { defaultProps: { verticalSpacing: 6, horizontalSpacing: 12 } },
  },
});

/** On staff pages the primary color is ink, and buttons are small and have corners. */
export const staffTheme = createTheme({
  primaryColor: 'ink',
  components: { Button: { defaultProps: { radius: 'md' }, vars: () => ({ root: {} }) } },
});

const roles = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--brand-text)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-disabled': 'var(--muted-soft)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'transparent',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: roles,
  dark: roles,
});
