import type { ComponentType } from 'react';

type Icons = Readonly<Record<string, ComponentType<{ size: number; stroke: number }>>>;

/** The icon of a page in a header. A page without one has only its word. */
export const menuIcon = (icons: Icons) =>
  function MenuIcon({ to }: { to: string }) {
    const Icon = icons[to];
    return Icon && <Icon size={18} stroke={1.75} />;
  };
