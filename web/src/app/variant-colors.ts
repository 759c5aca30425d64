import { type VariantColorsResolver, isVirtualColor } from '@mantine/core';

const none = 'transparent';
const colorOf = (name: string) => `var(--mantine-color-${name})`;

const colors = (background: string, hover: string, color: string, line = none) => ({
  background,
  hover,
  color,
  border: `calc(0.0625rem * var(--mantine-scale)) solid ${line}`,
});

/** The colors of the variants that are used here, of colors of the theme. It takes the place of Mantine's when the web is built. */
export const defaultVariantColorsResolver: VariantColorsResolver = ({ color, theme, variant }) => {
  const name = color ?? theme.primaryColor;
  const own = (part: string) => colorOf(`${name}-${part}`);
  if (variant === 'filled') {
    const text = isVirtualColor(theme.colors[name]) ? own('contrast') : colorOf('white');
    return colors(own(variant), own('filled-hover'), text);
  }
  if (variant === 'outline') return colors(none, own('outline-hover'), own(variant), own(variant));
  if (variant === 'default')
    return colors(
      colorOf(variant),
      colorOf('default-hover'),
      colorOf('default-color'),
      colorOf('default-border'),
    );
  // Subtle, or light.
  return colors(variant === 'light' ? own(variant) : none, own('light-hover'), own('light-color'));
};

/** White is read on the fills of all colors of the theme. */
export const isLightColor = () => false;
