import type { Appearance } from '@stripe/stripe-js';
import { wantsLessMotion } from '../../../lib/wants-less-motion.ts';

/** The look of the fields in Stripe's frame, which our styles do not reach. */
export function readAppearance(scheme: 'light' | 'dark'): Appearance {
  const styles = getComputedStyle(document.documentElement);
  // The build replaces light-dark(), the development server leaves it in the value of a token.
  const token = (name: string) => {
    const value = styles.getPropertyValue(name).trim();
    const [, light, dark] = /^light-dark\((.*), (.*)\)$/.exec(value) ?? [];
    return (scheme === 'dark' ? dark : light) ?? value;
  };
  return {
    theme: scheme === 'dark' ? 'night' : 'stripe',
    disableAnimations: wantsLessMotion(),
    variables: {
      // The frame cannot load our font.
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: token('--r-md'),
      colorPrimary: token('--focus'),
      colorBackground: token('--surface'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-2'),
      colorTextPlaceholder: token('--ink-3'),
      colorDanger: token('--danger'),
    },
    rules: {
      '.Input': { border: `1px solid ${token('--line-strong')}`, boxShadow: 'none' },
      '.Input--invalid': { border: `1px solid ${token('--danger')}`, boxShadow: 'none' },
      '.Label': { fontWeight: '600' },
    },
  };
}
