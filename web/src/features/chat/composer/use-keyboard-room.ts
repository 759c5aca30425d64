import { useEffect } from 'react';

/** The keyboard of some phones covers the page. Elements at the lower edge stay above it. */
export function useKeyboardRoom() {
  useEffect(() => {
    const { visualViewport: viewport } = globalThis;
    if (!viewport) return;
    const { style } = document.documentElement;
    const measure = () => {
      const covered = Math.max(0, innerHeight - viewport.height * viewport.scale);
      style.setProperty('--keyboard', `${Math.round(covered)}px`);
    };
    viewport.addEventListener('resize', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      style.removeProperty('--keyboard');
    };
  }, []);
}
